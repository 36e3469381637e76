/** The name of a service, which grows from the list into the head of its page: at most one of that id a page. */
export function ServiceName({
  serviceId,
  title,
}: {
  /** Absent for a service without a page of its own. */
  serviceId?: string;
  title: string;
}) {
  if (!serviceId) return title;
  return (
    <span
      className="inline-block max-w-full align-top [view-transition-class:cover-title]"
      style={{ viewTransitionName: `service-name-${serviceId}` }}
    >
      {title}
    </span>
  );
}
