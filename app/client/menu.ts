/** Menus of the site header close by themselves; without this module their summary closes them. */
import { enhanceDisclosures } from "~/lib/html/disclosure";

enhanceDisclosures(document, () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu]"));
