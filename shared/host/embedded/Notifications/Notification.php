<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

/** A message to one person, in the words that the person reads. */
final class Notification {
	public function __construct(
		public readonly int $id,
		public readonly string $app,
		public readonly string $user,
		public readonly int $timestamp,
		public readonly string $subject,
		public readonly string $message,
	) {
	}

	/**
	 * As clients read it.
	 *
	 * @param string $icon address of its picture
	 * @return array<string, mixed>
	 */
	public function toArray(bool $isFirstVersion, string $icon): array {
		$common = [
			'notification_id' => $this->id,
			'app' => $this->app,
			'user' => $this->user,
			'datetime' => gmdate('c', $this->timestamp),
			'object_type' => $this->app,
			'object_id' => dechex($this->timestamp),
			'subject' => $this->subject,
			'message' => $this->message,
			'link' => '',
		];
		$rich = [
			'subjectRich' => $this->subject,
			'subjectRichParameters' => [],
			'messageRich' => $this->message,
			'messageRichParameters' => [],
			'icon' => $icon,
			'shouldNotify' => true,
		];
		return [...$common, ...($isFirstVersion ? [] : $rich), 'actions' => []];
	}
}
