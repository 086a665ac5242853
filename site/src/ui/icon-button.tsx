export { IconButton, type IconButtonProps } from './button';
