<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Conversion;

use OCA\MetadataApp\Model\Conversion\Conversion;
use OCA\MetadataApp\Model\Conversion\ConversionPlan;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Conversion\Tally;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Conversions of fields, one for each at most. */
class ConversionRepository {
	private readonly Rows $rows;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly WriteLock $lock,
	) {
		$this->rows = new Rows($db, ConversionRow::TABLE);
	}

	/** @return list<Conversion> */
	public function findAll(): array {
		$rows = $this->rows->select()->orderBy('id')->executeQuery()->fetchAllAssociative();
		return array_map(ConversionRow::conversion(...), array_values($rows));
	}

	public function findOrNull(int $fieldId): ?Conversion {
		$row = $this->rows->findOrNull(['field_id' => $fieldId]);
		return $row === null ? null : ConversionRow::conversion($row);
	}

	/** Whether the values of a field are half on their way. */
	public function isAnyChanging(): bool {
		$states = array_map(static fn (ConversionState $state): string => $state->value, ConversionState::changing());
		$query = $this->rows->select(['id']);
		$query->where($query->expr()->in('state', $query->createNamedParameter($states, IQueryBuilder::PARAM_STR_ARRAY)));
		return $query->setMaxResults(1)->executeQuery()->fetchOne() !== false;
	}

	/**
	 * One after the other, across all processes; in a transaction that may run again from the start.
	 *
	 * @template T
	 * @param callable(Conversion): T $work changes nothing but the database
	 * @return ?T null when the field has no conversion
	 * @throws Conflict while a restore replaces everything
	 */
	public function hold(int $fieldId, callable $work): mixed {
		return $this->lock->hold(function () use ($fieldId, $work): mixed {
			if ($this->rows->update(['field_id' => $fieldId], ['changes' => Rows::plusOne('changes')]) === 0) {
				return null;
			}
			$found = $this->findOrNull($fieldId);
			return $found === null ? null : $work($found);
		});
	}

	/** For who holds the field: replaces a conversion that is over. */
	public function create(
		int $fieldId,
		ConversionState $state,
		string $userId,
		ConversionPlan $plan,
		Tally $tally,
		int $now,
	): Conversion {
		$this->rows->delete(['field_id' => $fieldId]);
		$query = $this->db->getQueryBuilder()->insert(ConversionRow::TABLE);
		$conversion = new Conversion(0, $fieldId, $state, $userId, $plan, $tally);
		$values = ['field_id' => $fieldId, 'user_id' => $userId, 'plan' => ConversionRow::plan($plan), 'updated_at' => $now];
		foreach ($values + ConversionRow::values($conversion) as $column => $value) {
			$query->setValue($column, Rows::parameter($query, $value));
		}
		$this->rows->execute($query);
		return new Conversion($query->getLastInsertId(), $fieldId, $state, $userId, $plan, $tally);
	}

	/** For who holds it. */
	public function save(Conversion $conversion, int $now): void {
		$this->rows->update(['id' => $conversion->id], ConversionRow::values($conversion) + ['updated_at' => $now]);
	}

	public function delete(int $fieldId): void {
		$this->rows->delete(['field_id' => $fieldId]);
	}

	/**
	 * Forgets conversions that are over, or were only looked at.
	 *
	 * @param int $time Unix seconds
	 */
	public function deleteOlderThan(int $time): void {
		foreach (ConversionState::cases() as $state) {
			if (!$state->isRunning()) {
				$query = Rows::named($this->db->getQueryBuilder()->delete(ConversionRow::TABLE), ['state' => $state->value]);
				$this->rows->execute($query->andWhere($query->expr()->lt('updated_at', Rows::parameter($query, $time))));
			}
		}
	}
}
