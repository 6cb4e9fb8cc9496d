<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Contacts;

use Host\Accounts\Users\Users;
use OCP\IURLGenerator;
use OCP\IUser;

/** The accounts of this host as the contacts of everybody else: who is disabled is in nobody's. */
final class Contacts {
	private const MOST = 25;

	public function __construct(
		private readonly Users $users,
		private readonly IURLGenerator $urls,
	) {
	}

	/**
	 * @param string $part of a full name or an e-mail address, in any case
	 * @return list<array<string, mixed>> by full name
	 */
	public function of(IUser $self, string $part): array {
		$found = array_filter($this->users->search(''), static fn (IUser $user): bool => $user->isEnabled()
			&& $user->getUID() !== $self->getUID()
			&& ($part === ''
				|| mb_stripos($user->getDisplayName(), $part) !== false
				|| mb_stripos((string)$user->getEMailAddress(), $part) !== false));
		usort($found, static fn (IUser $one, IUser $other): int => strcasecmp($one->getDisplayName(), $other->getDisplayName()));
		return array_map($this->entry(...), array_slice($found, 0, self::MOST));
	}

	/** @return array<string, mixed> */
	private function entry(IUser $user): array {
		$id = rawurlencode($user->getUID());
		$mail = (string)$user->getEMailAddress();
		$profile = $this->urls->getAbsoluteURL("/index.php/u/$id");
		return [
			'id' => $user->getUID(),
			'fullName' => $user->getDisplayName(),
			'avatar' => $this->urls->getAbsoluteURL("/index.php/avatar/$id/64"),
			'topAction' => $this->action('View profile', $profile, 'profile'),
			'actions' => $mail === '' ? [] : [$this->action($mail, 'mailto:' . rawurlencode($mail), 'email')],
			'lastMessage' => '',
			'emailAddresses' => $mail === '' ? [] : [$mail],
			'profileTitle' => 'View profile',
			'profileUrl' => $profile,
			'status' => null,
			'statusMessage' => null,
			'statusMessageTimestamp' => null,
			'statusIcon' => null,
			'isUser' => true,
			'uid' => $user->getUID(),
		];
	}

	/** @return array{title: string, icon: string, hyperlink: string, appId: string} */
	private function action(string $title, string $address, string $app): array {
		return ['title' => $title, 'icon' => $this->urls->getAbsoluteURL('/core/img/person.svg'), 'hyperlink' => $address, 'appId' => $app];
	}
}
