import { MessagesSquare } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ChatList } from '../ChatScreen/ChatList';
import type { ChatListProps } from '../ChatScreen/ChatList';
import { hint, list as listStyle, page } from './ChatsScreen.css';

export interface ChatsScreenProps {
  list: ChatListProps;
  /** Shown next to the list where there is space for both. */
  choose: { title: string; text: string };
}

/** All conversations. */
export function ChatsScreen({ list, choose }: ChatsScreenProps) {
  return (
    <div className={page}>
      <div className={listStyle}>
        <ChatList {...list} />
      </div>
      {list.rows.length > 0 && (
        <div className={hint}>
          <EmptyState look="bare" icon={<MessagesSquare />} title={choose.title}>
            {choose.text}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
