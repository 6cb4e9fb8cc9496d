<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Shared\Db\Rows;
use OCA\WizardApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The languages that were ever changed, each with its revision. */
class ListRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'wizardapp_lists');
	}

	/** @return array<string, ListHead> by language */
	public function findAll(): array {
		$heads = [];
		foreach ($this->rows->select()->orderBy('language')->executeQuery()->fetchAllAssociative() as $row) {
			$head = self::head($row);
			$heads[$head->language] = $head;
		}
		return $heads;
	}

	/** A language that was never changed is at revision 0. */
	public function find(string $language): ListHead {
		$row = $this->rows->findAll(['language' => $language])[0] ?? null;
		return $row === null ? new ListHead($language) : self::head($row);
	}

	/**
	 * Creates the row in which `raise` counts. Not inside a transaction: two at once would deadlock on MySQL.
	 */
	public function ensure(string $language): void {
		$this->rows->insert(['language' => $language]);
	}

	/**
	 * Counts one save and locks the row until the transaction ends.
	 *
	 * @param ?int $revision the revision the save is based on; null accepts any
	 * @param int $now Unix seconds
	 * @return bool false when the list is at another revision
	 */
	public function raise(string $language, ?int $revision, ?string $author, int $now): bool {
		$key = $revision === null ? [] : ['revision' => $revision];
		return $this->rows->update(['language' => $language, ...$key], [
			'revision' => Rows::plusOne('revision'),
			'author' => $author,
			'updated_at' => $now,
		]) === 1;
	}

	public function saveOverride(string $language, bool $isOverride): void {
		$this->rows->update(['language' => $language], ['is_override' => (int)$isOverride]);
	}

	/** @param array<string, mixed> $row */
	private static function head(array $row): ListHead {
		$value = new StoredValues($row);
		return new ListHead(
			$value->text('language'),
			$value->number('revision', 0),
			$value->yes('is_override', false),
			$value->textOrNull('author'),
			$value->numberOrNull('updated_at'),
		);
	}
}
