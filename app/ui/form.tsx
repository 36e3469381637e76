import { Form as RemixForm } from "@remix-run/react";

/** A form that works as a plain HTML post, and without a page load where scripts run. */
export const Form = RemixForm;
