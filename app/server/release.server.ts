import { version } from "../../package.json";

/** What runs here: the version and the commit that it was built from, such as '1.0.0 (2dc4a57f)'; the version alone where no history told the commit. */
export const release = __REVISION__ ? `${version} (${__REVISION__})` : version;
