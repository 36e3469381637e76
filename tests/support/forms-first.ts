import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Files go by size until their durations are known; those of the forms are small and long, and would be alone at the end. */
export class FormsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfForms = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/routes/forms/");
    return [...sorted.filter(isOfForms), ...sorted.filter((file) => !isOfForms(file))];
  }
}
