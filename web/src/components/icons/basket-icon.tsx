import { Icon, type IconProps } from './icon.tsx';

export function BasketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10h16l-1.6 9.5H5.6zM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3" />
    </Icon>
  );
}
