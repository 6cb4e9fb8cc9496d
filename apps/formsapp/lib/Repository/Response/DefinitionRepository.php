<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Shared\Db\CorruptData;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The definitions that responses answered. */
class DefinitionRepository {
	private const DEPTH = 512;
	/** Definitions kept in memory: neighbours among responses mostly answered the same one. */
	private const KEPT = 8;

	private readonly Rows $rows;
	/** @var array<string, array<array-key, mixed>> */
	private array $known = [];

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_definitions');
	}

	/** @param string $json canonical */
	public function save(int $fileId, string $hash, string $json, int $now): void {
		$key = ['file_id' => $fileId, 'hash' => $hash];
		if ($this->rows->count($key) === 0) {
			$this->rows->insert([...$key, 'definition' => $json, 'created_at' => $now]);
		}
	}

	/**
	 * @return array<array-key, mixed> canonical
	 * @throws CorruptData when a response has answered a definition that is not there
	 */
	public function find(int $fileId, string $hash): array {
		if (!isset($this->known["$fileId $hash"])) {
			$row = $this->rows->findOrNull(['file_id' => $fileId, 'hash' => $hash]) ?? throw new CorruptData('A definition is missing');
			$this->known = array_slice($this->known, 1 - self::KEPT);
			$this->known["$fileId $hash"] = self::decoded((new StoredValues($row))->text('definition'));
		}
		return $this->known["$fileId $hash"];
	}

	/** @return \Generator<int, array<array-key, mixed>> newest first, one in memory at once */
	public function findAll(int $fileId): \Generator {
		$query = Rows::named($this->rows->select(['hash']), ['file_id' => $fileId])->orderBy('created_at', 'DESC')->addOrderBy('hash');
		foreach ($query->executeQuery()->fetchFirstColumn() as $hash) {
			if (is_string($hash)) {
				yield $this->find($fileId, $hash);
			}
		}
	}

	public function deleteOfForm(int $fileId): void {
		$this->rows->delete(['file_id' => $fileId]);
		$this->known = [];
	}

	/** @return array<array-key, mixed> */
	private static function decoded(string $json): array {
		$decoded = json_decode($json, true, self::DEPTH);
		return is_array($decoded) ? $decoded : throw new CorruptData('A stored definition cannot be read');
	}
}
