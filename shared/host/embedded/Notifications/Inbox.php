<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

use Host\Database\Database;

/** The notifications of everybody, each until its reader dismisses it. */
final class Inbox {
	private const SHOWN = 25;

	public function __construct(
		private readonly Database $database,
	) {
	}

	/** @return list<Notification> the newest first */
	public function of(string $user): array {
		return array_map(self::made(...), $this->database->rows(
			'SELECT * FROM oc_notifications WHERE user = ? ORDER BY notification_id DESC LIMIT ' . self::SHOWN,
			[$user],
		));
	}

	public function find(string $user, int $id): ?Notification {
		$row = $this->database->row('SELECT * FROM oc_notifications WHERE user = ? AND notification_id = ?', [$user, $id]);
		return $row === null ? null : self::made($row);
	}

	public function add(string $app, string $user, int $timestamp, string $subject, string $message): void {
		$this->database->run(
			'INSERT INTO oc_notifications (app, user, timestamp, subject, message) VALUES (?, ?, ?, ?, ?)',
			[$app, $user, $timestamp, $subject, $message],
		);
	}

	public function dismiss(string $user, int $id): void {
		$this->database->run('DELETE FROM oc_notifications WHERE user = ? AND notification_id = ?', [$user, $id]);
	}

	public function dismissAll(string $user): void {
		$this->database->run('DELETE FROM oc_notifications WHERE user = ?', [$user]);
	}

	/** @param array<string, mixed> $row */
	private static function made(array $row): Notification {
		/** @var array{notification_id: int, app: string, user: string, timestamp: int, subject: string, message: string} $row */
		return new Notification($row['notification_id'], $row['app'], $row['user'], $row['timestamp'], $row['subject'], $row['message']);
	}
}
