import './base/reset.css';

export { motion, reducedMotion } from './base/motion';
export { photoInk } from './base/photoInk';
export { Alert } from './components/Alert/Alert';
export type { AlertProps } from './components/Alert/Alert';
export { Avatar } from './components/Avatar/Avatar';
export type { AvatarProps } from './components/Avatar/Avatar';
export { Badge } from './components/Badge/Badge';
export type { BadgeProps } from './components/Badge/Badge';
export { BonusPanel, BonusStrip, ClockTiles } from './components/BonusStrip/BonusStrip';
export type {
  BonusPanelProps,
  BonusStripProps,
  ClockPart,
  ClockParts,
} from './components/BonusStrip/BonusStrip';
export { useCountdown } from './components/BonusStrip/useCountdown';
export { Box } from './components/Box/Box';
export type { BoxProps } from './components/Box/Box';
export { Button, ButtonLink } from './components/Button/Button';
export type { ButtonLinkProps, ButtonProps } from './components/Button/Button';
export { Card, Divider } from './components/Card/Card';
export type { CardProps } from './components/Card/Card';
export { CardGrid } from './components/CardGrid/CardGrid';
export type { CardGridProps } from './components/CardGrid/CardGrid';
export {
  ChatBubble,
  DayMark,
  GiftMessage,
  MessageMeta,
  PhotoMessage,
} from './components/ChatBubble/ChatBubble';
export type {
  ChatBubbleProps,
  GiftMessageProps,
  MessageMetaProps,
  PhotoMessageProps,
} from './components/ChatBubble/ChatBubble';
export { CheckboxField } from './components/CheckboxField/CheckboxField';
export type { CheckboxFieldProps } from './components/CheckboxField/CheckboxField';
export { CheckboxGroup } from './components/CheckboxGroup/CheckboxGroup';
export type { CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup';
export { Chip, ChipButton, ChipGroup, ChipInput, ChipLink } from './components/Chip/Chip';
export type { ChipButtonProps, ChipInputProps, ChipLinkProps, ChipProps } from './components/Chip/Chip';
export { Composer } from './components/Composer/Composer';
export type { ComposerProps } from './components/Composer/Composer';
export { Container } from './components/Container/Container';
export { DateOfBirthField } from './components/DateOfBirthField/DateOfBirthField';
export type { DateOfBirthFieldProps, DatePart } from './components/DateOfBirthField/DateOfBirthField';
export { Dialog, DialogActions } from './components/Dialog/Dialog';
export type { DialogProps } from './components/Dialog/Dialog';
export { Drawer } from './components/Drawer/Drawer';
export type { DrawerProps } from './components/Drawer/Drawer';
export { DropdownMenu, MenuButton, MenuLink } from './components/DropdownMenu/DropdownMenu';
export type {
  DropdownMenuProps,
  MenuButtonProps,
  MenuLinkProps,
} from './components/DropdownMenu/DropdownMenu';
export { EmptyState } from './components/EmptyState/EmptyState';
export type { EmptyStateProps } from './components/EmptyState/EmptyState';
export { FieldError } from './components/FieldError/FieldError';
export { FilterChip } from './components/FilterChip/FilterChip';
export type { FilterChipProps } from './components/FilterChip/FilterChip';
export { Footer } from './components/Footer/Footer';
export type { FooterProps } from './components/Footer/Footer';
export { FormErrors } from './components/FormErrors/FormErrors';
export type { FormErrorsProps } from './components/FormErrors/FormErrors';
export { Grid, GridItem } from './components/Grid/Grid';
export type { GridItemProps, GridProps } from './components/Grid/Grid';
export { DisplayText, Heading } from './components/Heading/Heading';
export type { DisplayTextProps, HeadingProps } from './components/Heading/Heading';
export { HeartButton } from './components/HeartButton/HeartButton';
export type { LikeControl } from './components/HeartButton/HeartButton';
export { IconButton, IconLink } from './components/IconButton/IconButton';
export type { IconButtonProps, IconLinkProps } from './components/IconButton/IconButton';
export { Inline } from './components/Inline/Inline';
export { Link } from './components/Link/Link';
export type { LinkProps } from './components/Link/Link';
export { LoadingBar } from './components/LoadingBar/LoadingBar';
export { Logo } from './components/Logo/Logo';
export type { LogoProps } from './components/Logo/Logo';
export { Pagination } from './components/Pagination/Pagination';
export type { PaginationProps } from './components/Pagination/Pagination';
export { PasswordField } from './components/PasswordField/PasswordField';
export type { PasswordFieldProps } from './components/PasswordField/PasswordField';
export { PaymentMethodGroup, PaymentMethodTile } from './components/PaymentMethodTile/PaymentMethodTile';
export type { PaymentMethodTileProps } from './components/PaymentMethodTile/PaymentMethodTile';
export { PhoneBar } from './components/PhoneBar/PhoneBar';
export type { PhoneBarProps } from './components/PhoneBar/PhoneBar';
export { Photo, PhotoCorner } from './components/Photo/Photo';
export type { PhotoProps, PhotoSource } from './components/Photo/Photo';
export { PriceCard, PriceCardGroup } from './components/PriceCard/PriceCard';
export type { PriceCardProps } from './components/PriceCard/PriceCard';
export { ProfileCard } from './components/ProfileCard/ProfileCard';
export type { CardTag, ProfileCardProps } from './components/ProfileCard/ProfileCard';
export { Progress, Segments, Stepper } from './components/Progress/Progress';
export type { ProgressProps, SegmentsProps, StepperProps } from './components/Progress/Progress';
export { RadioGroup } from './components/RadioGroup/RadioGroup';
export type { GroupOption, RadioGroupProps } from './components/RadioGroup/RadioGroup';
export type { SelectOption } from './components/SelectField/NativeSelect';
export { SelectField } from './components/SelectField/SelectField';
export type { SelectFieldProps } from './components/SelectField/SelectField';
export { Skeleton, SkeletonCard } from './components/Skeleton/Skeleton';
export type { SkeletonProps } from './components/Skeleton/Skeleton';
export { SkipLink } from './components/SkipLink/SkipLink';
export { Spinner } from './components/Spinner/Spinner';
export { Stack } from './components/Stack/Stack';
export { TabBar } from './components/TabBar/TabBar';
export type { TabBarProps } from './components/TabBar/TabBar';
export { Tabs } from './components/Tabs/Tabs';
export type { TabItem, TabsProps } from './components/Tabs/Tabs';
export { FictionalTag, PresenceTag, Tag } from './components/Tag/Tag';
export type { TagProps } from './components/Tag/Tag';
export { Text } from './components/Text/Text';
export type { TextProps } from './components/Text/Text';
export { TextAreaField } from './components/TextAreaField/TextAreaField';
export type { TextAreaFieldProps } from './components/TextAreaField/TextAreaField';
export { TextField } from './components/TextField/TextField';
export type { TextFieldProps } from './components/TextField/TextField';
export { ToastFace } from './components/Toast/Toast';
export { ToastRegion } from './components/Toast/ToastRegion';
export type { ToastRegionProps } from './components/Toast/ToastRegion';
export { createToastQueue } from './components/Toast/toastQueue';
export type { ToastContent, ToastQueue } from './components/Toast/toastQueue';
export { CreditsLink } from './components/TopNavigation/CreditsLink';
export type { CreditsLinkProps } from './components/TopNavigation/CreditsLink';
export { TopNavigation } from './components/TopNavigation/TopNavigation';
export type { NavigationLink, TopNavigationProps } from './components/TopNavigation/TopNavigation';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { below, breakpoints, from } from './layout/breakpoints';
export { space } from './layout/space';
export type { Space } from './layout/space';
export { RouterPartsProvider, useRouterParts } from './router/RouterParts';
export type { FormPartProps, LinkPartProps, RouterParts } from './router/RouterParts';
export { vars } from './themes/contract.css';
export { fontFiles } from './themes/fontFiles';
export { ActivationResultScreen } from './screens/ActivationResultScreen/ActivationResultScreen';
export type { ActivationResultScreenProps } from './screens/ActivationResultScreen/ActivationResultScreen';
export { AppFrame } from './screens/AppFrame/AppFrame';
export type {
  AccountMenu,
  AppFrameProps,
  AppNavigation,
  FrameCountLink,
  FrameLink,
  FramePlace,
  PhoneChrome,
} from './screens/AppFrame/AppFrame';
export { FrameFooter } from './screens/AppFrame/FrameFooter';
export type { FrameFooterProps } from './screens/AppFrame/FrameFooter';
export { ChatFrame } from './screens/ChatFrame/ChatFrame';
export type { ChatFrameProps } from './screens/ChatFrame/ChatFrame';
export { ChatList } from './screens/ChatScreen/ChatList';
export type { ChatListProps, ChatRow } from './screens/ChatScreen/ChatList';
export { ChatScreen } from './screens/ChatScreen/ChatScreen';
export type { ChatScreenProps } from './screens/ChatScreen/ChatScreen';
export { PartnerPane } from './screens/ChatScreen/PartnerPane';
export type { PartnerPaneProps } from './screens/ChatScreen/PartnerPane';
export { Thread } from './screens/ChatScreen/Thread';
export type {
  MessageGroup,
  RetryForm,
  ThreadItem,
  ThreadMessage,
  ThreadProps,
} from './screens/ChatScreen/Thread';
export { ChatsScreen } from './screens/ChatsScreen/ChatsScreen';
export type { ChatsScreenProps } from './screens/ChatsScreen/ChatsScreen';
export { ComingScreen } from './screens/ComingScreen/ComingScreen';
export type { ComingScreenProps } from './screens/ComingScreen/ComingScreen';
export { CompleteSignupScreen } from './screens/CompleteSignupScreen/CompleteSignupScreen';
export type { CompleteSignupScreenProps } from './screens/CompleteSignupScreen/CompleteSignupScreen';
export { Benefits } from './screens/CreditsScreen/Benefits';
export type { Benefit, BenefitKind } from './screens/CreditsScreen/Benefits';
export { CreditsScreen } from './screens/CreditsScreen/CreditsScreen';
export type {
  CreditMethod,
  CreditPackage,
  CreditsScreenProps,
  MethodKind,
} from './screens/CreditsScreen/CreditsScreen';
export { OrderPanel } from './screens/CreditsScreen/OrderPanel';
export type { Order } from './screens/CreditsScreen/OrderPanel';
export { EmptyTable } from './screens/ErrorScreen/EmptyTable';
export { ErrorScreen } from './screens/ErrorScreen/ErrorScreen';
export type { ErrorScreenProps } from './screens/ErrorScreen/ErrorScreen';
export { LandingScreen } from './screens/LandingScreen/LandingScreen';
export type {
  LandingScreenProps,
  SentenceChoice,
  SentenceParts,
} from './screens/LandingScreen/LandingScreen';
export { Quilt } from './screens/LandingScreen/Quilt';
export { quiltTiles } from './screens/LandingScreen/QuiltTiles';
export type { QuiltIcon, QuiltShape, QuiltSize, QuiltTile } from './screens/LandingScreen/QuiltTiles';
export { quiltMarkup } from './screens/LandingScreen/quiltMarkup';
export { LanguageList, LanguageMenu } from './screens/LanguageMenu/LanguageMenu';
export type { Language, LanguageMenuProps } from './screens/LanguageMenu/LanguageMenu';
export { LikesScreen } from './screens/LikesScreen/LikesScreen';
export type { LikesScreenProps } from './screens/LikesScreen/LikesScreen';
export { LoginScreen } from './screens/LoginScreen/LoginScreen';
export type { LoginScreenProps } from './screens/LoginScreen/LoginScreen';
export { MatchModal } from './screens/MatchModal/MatchModal';
export type { MatchModalProps } from './screens/MatchModal/MatchModal';
export { FilterChips, FilterSheet, FiltersLink } from './screens/MembersScreen/MemberFilters';
export type { FilterGroup, FilterList, MemberFiltersProps } from './screens/MembersScreen/MemberFilters';
export { MembersScreen } from './screens/MembersScreen/MembersScreen';
export type { MemberCard, MembersScreenProps } from './screens/MembersScreen/MembersScreen';
export { MembersSkeleton } from './screens/MembersScreen/MembersSkeleton';
export { PaymentResultScreen } from './screens/PaymentResultScreen/PaymentResultScreen';
export type { PaymentResultScreenProps } from './screens/PaymentResultScreen/PaymentResultScreen';
export { PremiumScreen } from './screens/PremiumScreen/PremiumScreen';
export type { PremiumScreenProps } from './screens/PremiumScreen/PremiumScreen';
export { LikeForm } from './screens/ProfileScreen/LikeForm';
export { PhotoGallery } from './screens/ProfileScreen/PhotoGallery';
export type { GalleryPhoto, PhotoGalleryProps } from './screens/ProfileScreen/PhotoGallery';
export { PhotoViewer } from './screens/ProfileScreen/PhotoViewer';
export type { PhotoViewerLabels } from './screens/ProfileScreen/PhotoViewer';
export { ProfileScreen } from './screens/ProfileScreen/ProfileScreen';
export type { ProfileScreenProps } from './screens/ProfileScreen/ProfileScreen';
export { PhotoChooser } from './screens/SignupScreen/PhotoChooser';
export type { PhotoChooserProps } from './screens/SignupScreen/PhotoChooser';
export { PhotoCrop } from './screens/SignupScreen/PhotoCrop';
export { SignupForm } from './screens/SignupScreen/SignupForm';
export { SignupModal } from './screens/SignupScreen/SignupModal';
export type { SignupModalProps } from './screens/SignupScreen/SignupModal';
export { SignupScreen } from './screens/SignupScreen/SignupScreen';
export type { SignupScreenProps } from './screens/SignupScreen/SignupScreen';
export { cropArea, movedPlace, photoRatio } from './screens/SignupScreen/cropArea';
export type { CropArea, CropPlace } from './screens/SignupScreen/cropArea';
export type {
  AccountStep,
  ConfirmStep,
  InterestsStep,
  MessageStep,
  PhotoStep,
  ProfileQuestion,
  ProfileStep,
  PushStep,
  SignupStepView,
} from './screens/SignupScreen/signupSteps';
export { TransactionsScreen } from './screens/TransactionsScreen/TransactionsScreen';
export type {
  LedgerLine,
  PaymentLine,
  TransactionsScreenProps,
} from './screens/TransactionsScreen/TransactionsScreen';
export { VisitorFrame } from './screens/VisitorFrame/VisitorFrame';
export type { VisitorFrameProps } from './screens/VisitorFrame/VisitorFrame';
export { EntryFrame } from './screens/entry/EntryFrame';
export type { EntryArt, EntryFrameProps } from './screens/entry/EntryFrame';
export { EntryFine, EntryHead, HiddenFields } from './screens/entry/EntryParts';
export { InterestIcon } from './screens/interests/InterestIcon';
export { Clothes } from './screens/poster/PosterClothes';
export { Brows, Eyes } from './screens/poster/PosterEyes';
export { posterCrops } from './screens/poster/PosterFigure';
export type { PosterCrop, PosterFigure, PosterHair, PosterTop } from './screens/poster/PosterFigure';
export { Beard, Lips } from './screens/poster/PosterMouth';
export { PosterPortrait, neckWidth } from './screens/poster/PosterPortrait';
export { earsShow, hairBehind, hairInFront } from './screens/poster/hairPaths';
export { posterCasts } from './screens/poster/posterCasts';
export type { PosterCast, PosterCastName } from './screens/poster/posterCasts';
export {
  amelie,
  bruno,
  celeste,
  dark,
  duncan,
  emi,
  franklin,
  greta,
  hazel,
  ivo,
  josefa,
  konrad,
  lucia,
  maya,
  nils,
  obi,
  quinta,
  silver,
} from './screens/poster/posterFigures';
export { posterPalette, posterSkins } from './screens/poster/posterPalette';
export type { PosterColour, PosterSkin } from './screens/poster/posterPalette';
