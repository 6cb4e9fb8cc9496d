<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

use Host\AppFramework\Settings;
use Host\Database\Database;
use OCP\Notification\INotification;

/**
 * The notifications of everybody, each until its reader dismisses it or its app takes it back.
 *
 * @phpstan-type Row array{
 *     notification_id: int, app: string, user: string, timestamp: int, object_type: string, object_id: string, subject: string,
 *     subject_parameters: string, message: string, message_parameters: string, link: string, icon: string,
 * }
 */
final class Inbox {
	private const SHOWN = 25;

	public function __construct(
		private readonly Database $database,
		private readonly Settings $settings,
	) {
	}

	/** @return array<int, INotification> by id, the newest first */
	public function of(string $user): array {
		/** @var list<Row> $rows */
		$rows = $this->database->rows(
			'SELECT * FROM oc_notifications WHERE user = ? ORDER BY notification_id DESC LIMIT ' . self::SHOWN,
			[$user],
		);
		return array_map($this->made(...), array_column($rows, null, 'notification_id'));
	}

	public function find(string $user, int $id): ?INotification {
		/** @var ?Row $row */
		$row = $this->database->row('SELECT * FROM oc_notifications WHERE user = ? AND notification_id = ?', [$user, $id]);
		return $row === null ? null : $this->made($row);
	}

	public function add(INotification $notification): void {
		$this->database->run(
			'INSERT INTO oc_notifications (app, user, timestamp, object_type, object_id, subject, subject_parameters, message, '
				. 'message_parameters, link, icon) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
			[
				$notification->getApp(),
				$notification->getUser(),
				$notification->getDateTime()->getTimestamp(),
				$notification->getObjectType(),
				$notification->getObjectId(),
				$notification->getSubject(),
				(string)json_encode($notification->getSubjectParameters()),
				$notification->getMessage(),
				(string)json_encode($notification->getMessageParameters()),
				$notification->getLink(),
				$notification->getIcon(),
			],
		);
	}

	/** How many agree with what is filled in. */
	public function count(INotification $like): int {
		[$where, $values] = self::alike($like);
		/** @var int */
		return $this->database->value("SELECT COUNT(*) FROM oc_notifications WHERE $where", $values);
	}

	/** Deletes all that agree with what is filled in. */
	public function remove(INotification $like): void {
		[$where, $values] = self::alike($like);
		$this->database->run("DELETE FROM oc_notifications WHERE $where", $values);
	}

	public function dismiss(string $user, int $id): void {
		$this->database->run('DELETE FROM oc_notifications WHERE user = ? AND notification_id = ?', [$user, $id]);
	}

	public function dismissAll(string $user): void {
		$this->database->run('DELETE FROM oc_notifications WHERE user = ?', [$user]);
	}

	/** @return array{string, list<int|string>} condition and its values; as on the host, an empty notification agrees with all */
	private static function alike(INotification $like): array {
		$filled = array_filter([
			'app' => $like->getApp(),
			'user' => $like->getUser(),
			'timestamp' => $like->getDateTime()->getTimestamp(),
			'object_type' => $like->getObjectType(),
			'object_id' => $like->getObjectId(),
			'subject' => $like->getSubject(),
			'message' => $like->getMessage(),
		], static fn (int|string $value): bool => $value !== '' && $value !== 0);
		$conditions = array_map(static fn (string $column): string => "$column = ?", array_keys($filled));
		return [implode(' AND ', ['TRUE', ...$conditions]), array_values($filled)];
	}

	/** @param Row $row */
	private function made(array $row): INotification {
		$made = new Notification($this->settings->major);
		$made->setApp($row['app'])
			->setUser($row['user'])
			->setDateTime((new \DateTime())->setTimestamp($row['timestamp']))
			->setObject($row['object_type'], $row['object_id'])
			->setSubject($row['subject'], (array)json_decode($row['subject_parameters'], true));
		if ($row['message'] !== '') {
			$made->setMessage($row['message'], (array)json_decode($row['message_parameters'], true));
		}
		if ($row['link'] !== '') {
			$made->setLink($row['link']);
		}
		if ($row['icon'] !== '') {
			$made->setIcon($row['icon']);
		}
		return $made;
	}
}
