import type { LucideIcon } from "lucide-react";
import {
  Bot,
  Camera,
  ChartColumn,
  Code,
  Cpu,
  Database,
  FileSearch,
  FileText,
  Globe,
  Image,
  Layers,
  Map as MapIcon,
  MessageCircle,
  Monitor,
  Package,
  Palette,
  PenTool,
  Scale,
  Shield,
  ShoppingCart,
  Smartphone,
  TrendingUp,
  Users,
  Video,
} from "lucide-react";
import type { ServiceCategory, ServiceIconName } from "./service";
import { CATEGORY_ICONS } from "./service";

const ICONS: Record<ServiceIconName, LucideIcon> = {
  // Lucide has since renamed it; the stored name stays.
  BarChart3: ChartColumn,
  Bot,
  Camera,
  Code,
  Cpu,
  Database,
  FileSearch,
  FileText,
  Globe,
  Image,
  Layers,
  Map: MapIcon,
  MessageCircle,
  Monitor,
  Package,
  Palette,
  PenTool,
  Scale,
  Shield,
  ShoppingCart,
  Smartphone,
  TrendingUp,
  Users,
  Video,
};

/** The picture of an icon name; the category's first one for an unknown name. */
export function serviceIcon(category: ServiceCategory, name: string | null): LucideIcon {
  const isKnown = name !== null && Object.hasOwn(ICONS, name);
  return ICONS[isKnown ? (name as ServiceIconName) : CATEGORY_ICONS[category][0]];
}

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
