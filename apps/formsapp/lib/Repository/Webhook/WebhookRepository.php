<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Webhook;

use OCA\FormsApp\Model\Webhook\Webhook;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The webhooks of forms, for the system. Whatever adds, changes or deletes them holds their form. */
class WebhookRepository {
	public const TABLE = 'formsapp_webhooks';

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	public function findOrNull(int $fileId, string $id): ?Webhook {
		$row = $this->rows->findOrNull(['id' => $id, 'file_id' => $fileId]);
		return $row === null ? null : self::webhook($row);
	}

	/** @return list<Webhook> the oldest first */
	public function findAll(int $fileId): array {
		$query = Rows::named($this->rows->select(), ['file_id' => $fileId])->orderBy('created_at')->addOrderBy('id');
		return array_map(self::webhook(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/** @return list<string> ids of the webhooks of all forms */
	public function findAllIds(): array {
		$ids = $this->rows->select(['id'])->orderBy('id')->executeQuery()->fetchFirstColumn();
		return array_values(array_filter($ids, is_string(...)));
	}

	public function create(Webhook $webhook): void {
		$this->rows->add(['id' => $webhook->id, 'file_id' => $webhook->fileId, 'secret' => $webhook->sealedSecret,
			'created_at' => $webhook->createdAt, 'created_by' => $webhook->createdBy] + self::changeable($webhook));
	}

	/** All but its secret. */
	public function save(Webhook $webhook): void {
		$this->rows->update(['id' => $webhook->id, 'file_id' => $webhook->fileId], self::changeable($webhook));
	}

	/**
	 * @param ?int $since Unix seconds of the first failure; null when its server answers as it should
	 * @param ?int $retryAt Unix seconds before which nothing is sent
	 */
	public function saveHealth(string $id, ?int $since, ?int $retryAt): void {
		$this->rows->update(['id' => $id], ['failing_since' => $since, 'retry_at' => $retryAt]);
	}

	/** @return bool false when the form has no such webhook */
	public function delete(int $fileId, string $id): bool {
		return $this->rows->delete(['id' => $id, 'file_id' => $fileId]) > 0;
	}

	/** The account is deleted; its webhooks are the form's and stay. */
	public function deleteCreator(string $userId): void {
		$this->rows->update(['created_by' => $userId], ['created_by' => null]);
	}

	/** @return non-empty-array<string, int|string|null> */
	private static function changeable(Webhook $webhook): array {
		return [
			'name' => $webhook->name,
			'url' => $webhook->url,
			'events' => json_encode($webhook->events, JSON_THROW_ON_ERROR),
			'enabled' => (int)$webhook->isEnabled,
			'failing_since' => $webhook->failingSince,
			'retry_at' => $webhook->retryAt,
		];
	}

	/** @param array<string, mixed> $stored */
	private static function webhook(array $stored): Webhook {
		$row = new StoredValues($stored);
		$events = json_decode($row->text('events'), true);
		return new Webhook(
			$row->text('id'),
			$row->number('file_id'),
			$row->text('name'),
			$row->text('url'),
			$row->text('secret'),
			array_values(array_filter(is_array($events) ? $events : [], is_string(...))),
			$row->yes('enabled', false),
			$row->number('created_at'),
			$row->textOrNull('created_by'),
			$row->numberOrNull('failing_since'),
			$row->numberOrNull('retry_at'),
		);
	}
}
