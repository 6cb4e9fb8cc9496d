<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Webhook;

use OCA\FormsApp\Model\Webhook\Delivery;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** What webhooks were told, and what they are still to be told, for the system. */
class DeliveryRepository {
	private const TABLE = 'formsapp_deliveries';
	private const COLUMNS = [
		'id', 'webhook_id', 'file_id', 'event', 'response_id', 'created_at', 'queued_at', 'state', 'next_at',
	];

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/** @param list<Delivery> $deliveries that nobody has tried yet */
	public function saveAll(array $deliveries): void {
		$this->rows->insertAll(self::COLUMNS, array_map(static fn (Delivery $one): array => [
			$one->id, $one->webhookId, $one->fileId, $one->event, $one->responseId, $one->createdAt, $one->queuedAt, $one->state,
			$one->nextAt ?? $one->queuedAt,
		], $deliveries));
	}

	public function findOrNull(string $id): ?Delivery {
		$row = $this->rows->findOrNull(['id' => $id]);
		return $row === null ? null : self::delivery($row);
	}

	/** @return list<Delivery> a part of the log, the last event first */
	public function findAllOfPage(string $webhookId, int $skipped, int $count): array {
		$query = self::newestFirst(Rows::named($this->rows->select(), ['webhook_id' => $webhookId]));
		$rows = $query->setFirstResult($skipped)->setMaxResults($count)->executeQuery()->fetchAllAssociative();
		return array_map(self::delivery(...), array_values($rows));
	}

	public function count(string $webhookId): int {
		return $this->rows->count(['webhook_id' => $webhookId]);
	}

	public function countWaiting(string $webhookId): int {
		return $this->rows->count(['webhook_id' => $webhookId, 'state' => Delivery::WAITING]);
	}

	/**
	 * Takes a delivery for one more attempt, which is counted before it is made: who dies meanwhile has made it.
	 *
	 * @return bool false when another process was faster, or it is not to be sent any more
	 */
	public function startAttempt(Delivery $delivery, int $now): bool {
		$key = ['id' => $delivery->id, 'state' => Delivery::WAITING, 'run' => $delivery->run, 'attempts' => $delivery->attempts];
		$counted = ['attempts' => Rows::plusOne('attempts'), 'tries' => Rows::plusOne('tries'), 'sent_at' => $now];
		return $this->rows->update($key, $counted) > 0;
	}

	/**
	 * What came of an attempt, unless the delivery was asked for again, dropped or deleted meanwhile.
	 *
	 * @param Delivery $delivery as it was read
	 * @param string $state of Delivery
	 * @param ?int $nextAt Unix seconds
	 * @param ?int $status of the answer
	 * @param ?string $error of Failure
	 */
	public function saveOutcome(Delivery $delivery, string $state, ?int $nextAt, ?int $status, ?string $error): void {
		$key = ['id' => $delivery->id, 'state' => Delivery::WAITING, 'run' => $delivery->run];
		$this->rows->update($key, ['state' => $state, 'next_at' => $nextAt, 'status' => $status, 'error' => $error]);
	}

	/** Asks for a delivery again. */
	public function saveReplay(Delivery $replayed): void {
		$this->rows->update(['id' => $replayed->id], [
			'state' => Delivery::WAITING, 'run' => $replayed->run, 'tries' => 0, 'queued_at' => $replayed->queuedAt,
			'next_at' => $replayed->queuedAt, 'status' => null, 'error' => null,
		]);
	}

	/** @param string $error of Failure */
	public function saveDropped(string $webhookId, string $error): void {
		$key = ['webhook_id' => $webhookId, 'state' => Delivery::WAITING];
		$this->rows->update($key, ['state' => Delivery::DROPPED, 'next_at' => null, 'error' => $error]);
	}

	public function deleteOfWebhook(string $webhookId): void {
		$this->rows->delete(['webhook_id' => $webhookId]);
	}

	/**
	 * Forgets what is done, but for the newest.
	 *
	 * @param int $kept how many of them stay
	 * @param int $before Unix seconds: what took place earlier does not stay either
	 */
	public function deleteOld(string $webhookId, int $kept, int $before): void {
		$old = self::done($this->db->getQueryBuilder()->delete(self::TABLE), $webhookId);
		$this->rows->execute($old->andWhere($old->expr()->lt('created_at', Rows::parameter($old, $before))));
		do {
			$query = self::newestFirst(self::done($this->rows->select(['id', 'created_at']), $webhookId));
			$ids = $query->setFirstResult($kept)->setMaxResults(Rows::CHUNK)->executeQuery()->fetchFirstColumn();
			$ids = array_values(array_filter($ids, is_string(...)));
			$this->rows->deleteAmong('id', $ids);
		} while ($ids !== []);
	}

	private static function done(IQueryBuilder $query, string $webhookId): IQueryBuilder {
		return Rows::named($query, ['webhook_id' => $webhookId])
			->andWhere($query->expr()->neq('state', Rows::parameter($query, Delivery::WAITING)));
	}

	private static function newestFirst(IQueryBuilder $query): IQueryBuilder {
		return $query->orderBy('created_at', 'DESC')->addOrderBy('id', 'DESC');
	}

	/** @param array<string, mixed> $stored */
	private static function delivery(array $stored): Delivery {
		$row = new StoredValues($stored);
		return new Delivery(
			$row->text('id'),
			$row->text('webhook_id'),
			$row->number('file_id'),
			$row->text('event'),
			$row->text('response_id'),
			$row->number('created_at'),
			$row->number('queued_at'),
			$row->text('state'),
			$row->number('run'),
			$row->number('attempts'),
			$row->number('tries'),
			$row->numberOrNull('sent_at'),
			$row->numberOrNull('next_at'),
			$row->numberOrNull('status'),
			$row->textOrNull('error'),
		);
	}
}
