import { z } from "zod";
import { searchField } from "~/lib/forms/list-fields";

/** What the address of the search asks for. */
export const officeSearchSchema = z.object({ q: searchField });
