import type { ServiceIconName } from "./service";

/** Names of the icons, for screen readers. */
export const ICON_LABELS: Record<ServiceIconName, string> = {
  BarChart3: "Histogramme",
  Bot: "Robot",
  Camera: "Appareil photo",
  Code: "Code",
  Cpu: "Processeur",
  Database: "Base de données",
  FileSearch: "Recherche de document",
  FileText: "Document",
  Globe: "Globe",
  Image: "Image",
  Layers: "Calques",
  Map: "Carte",
  MessageCircle: "Bulle de message",
  Monitor: "Écran",
  Package: "Paquet",
  Palette: "Palette",
  PenTool: "Plume",
  Scale: "Balance",
  Shield: "Bouclier",
  ShoppingCart: "Panier",
  Smartphone: "Téléphone",
  TrendingUp: "Courbe montante",
  Users: "Personnes",
  Video: "Vidéo",
};
