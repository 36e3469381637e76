/** The icon names each category may use, as the specification lists them. */
export const SERVICE_ICONS = {
  programming: ["Code", "Smartphone", "Monitor", "Bot", "Shield", "ShoppingCart", "Map", "Cpu"],
  graphics: ["Palette", "Layers", "PenTool", "Image", "Video", "Package"],
  content: ["PenTool", "Globe", "FileText", "Camera", "TrendingUp", "MessageCircle"],
  business: ["BarChart3", "Database", "FileSearch", "Scale", "TrendingUp", "Users"],
};
