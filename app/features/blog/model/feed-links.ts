/** Where readers' programs find the feeds, on every page of the blog. */
export const feedLinks = () => [
  { rel: "alternate", type: "application/rss+xml", title: "Le blog, en RSS", href: "/rss.xml" },
  { rel: "alternate", type: "application/feed+json", title: "Le blog, en JSON Feed", href: "/feed.json" },
];
