import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/**
 * Files go by size until their durations are known. Those of the forms are small and long, and would be alone at the end:
 * they are the first of their project.
 */
export class FormsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isOfForms), ...own.filter((file) => !isOfForms(file))];
    });
  }
}

const isOfForms = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/routes/forms/");
