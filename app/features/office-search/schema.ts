import { z } from "zod";
import { searchField } from "~/lib/forms/list-fields";

export const officeSearchSchema = z.object({ q: searchField });
