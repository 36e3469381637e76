import { db } from "~/server/db.server";

/** The figures of the admin home: seven counts in six queries, whatever the number of rows. */
export async function getOverview() {
  const [clients, projects, activeProjects, inquiries, views, services] = await Promise.all([
    db.profile.count({ where: { role: "client" } }),
    db.project.count(),
    db.project.count({ where: { status: { in: ["pending", "in_progress"] } } }),
    db.contactInquiry.groupBy({ by: ["status"], where: { is_spam: false }, _count: true }),
    db.blogPost.aggregate({ _sum: { views_count: true } }),
    db.service.count({ where: { is_active: true } }),
  ]);
  return {
    clients,
    projects,
    activeProjects,
    inquiries: inquiries.reduce((sum, group) => sum + group._count, 0),
    newInquiries: inquiries.find((group) => group.status === "new")?._count ?? 0,
    blogViews: views._sum.views_count ?? 0,
    publishedServices: services,
  };
}
