"""Looking at what was played with nobody's word for it: were the cards dealt as was promised?"""

from varaq.audit.asking import Asked, asked
from varaq.audit.deals import DealCheck, Fault, check_deals
from varaq.audit.notes import Notes

__all__ = ["Asked", "DealCheck", "Fault", "Notes", "asked", "check_deals"]
