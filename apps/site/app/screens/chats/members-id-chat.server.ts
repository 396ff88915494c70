export { action, loadByMember as loader } from './conversation.server';
