/** The one place that knows where Lit lies; everything else imports from here. */
export * from '../../vendor/lit.js';
