import {
  BookOpen, Beer, Bike, Camera, ChefHat, Clapperboard, Coffee, CupSoda, Drama, Dumbbell, Fish, Flame, Flower2, Gamepad2,
  HandHeart, Heart, HeartHandshake, Images, Landmark, Laugh, Leaf, Link2, MoonStar, Mountain, Music, Palette,
  PartyPopper, PawPrint, PenTool, Plane, ShieldCheck, Shirt, ShoppingBag, Sparkles, TentTree, Trophy, Users, Utensils,
  Waves, Wine,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  adventure: Sparkles,
  animals: PawPrint,
  art: Palette,
  astrology: MoonStar,
  bbq: Flame,
  beach: Waves,
  beer: Beer,
  biking: Bike,
  bondage: Link2,
  coffee: Coffee,
  community: Users,
  cooking: ChefHat,
  dancing: Music,
  exchanging_pictures: Images,
  fashion: Shirt,
  foodie: Utensils,
  funny: Laugh,
  gardening: Flower2,
  gym: Dumbbell,
  hiking: Mountain,
  hugging: HeartHandshake,
  kissing: Heart,
  massages: HandHeart,
  movies: Clapperboard,
  music: Music,
  outdoors: TentTree,
  party: PartyPopper,
  photography: Camera,
  politics: Landmark,
  reading: BookOpen,
  relationship: HeartHandshake,
  safe_sex: ShieldCheck,
  shopping: ShoppingBag,
  sports: Trophy,
  sushi: Fish,
  tattoos: PenTool,
  tea: CupSoda,
  theater: Drama,
  travelling: Plane,
  vegetarian: Leaf,
  video_games: Gamepad2,
  wine: Wine,
};

/** The icon of an interest by its id; a flame for those without one of their own. */
export function InterestIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? Flame;
  return <Icon aria-hidden="true" />;
}
