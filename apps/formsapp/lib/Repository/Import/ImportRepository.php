<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Import;

use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\ResponseRow;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Shared\Db\Rows;
use OCP\IDBConnection;

/** Responses that come all at once, for a form whose file is made last: until then they are those of a number that no file has. */
class ImportRepository {
	/** Bytes of answers in one statement, more or less, and of rows. */
	private const PIECE = 1_048_576;
	private const ROWS = 50;
	private const COLUMNS = [
		'file_id', 'number', 'response_id', 'definition_hash', 'submitted_at', 'user_id', 'answers', 'duration', 'score', 'words', 'key_id',
		'revision', 'changed_at', 'changed_by', 'note',
	];
	private const TABLES = [ResponseRow::TABLE, 'formsapp_tallies', 'formsapp_definitions'];

	public function __construct(
		private readonly IDBConnection $db,
		private readonly DefinitionRepository $definitions,
		private readonly TallyRepository $tallies,
	) {
	}

	/** Takes a number. It is the first statement of its transaction, and writes: so that SQLite lets it write later. */
	public function createStage(): int {
		$stage = -random_int(1, PHP_INT_MAX);
		(new Rows($this->db, ResponseRow::TABLE))->delete(['file_id' => $stage]);
		return $stage;
	}

	/**
	 * @param iterable<StoredResponse> $responses in the order of their times, with the definition that each answered and their words
	 * @param array<string, array<array-key, mixed>> $definitions decoded ones, by hash
	 * @param array<string, string> $json the same as canonical JSON
	 * @param \Closure(StoredResponse): string $words by which a response is found
	 * @return array{int, int} how many, and Unix seconds of the last
	 */
	public function create(int $stage, iterable $responses, array $definitions, array $json, \Closure $words, int $now): array {
		[$rows, $bytes, $tally, $number, $last] = [[], 0, new Tally(), 0, 0];
		$used = [];
		foreach ($responses as $response) {
			if (NumberRange::block($response->number) !== NumberRange::block($number)) {
				$this->tallies->save($stage, NumberRange::block($number), $tally);
				$tally = new Tally();
			}
			[$number, $last] = [$response->number, $response->submittedAt];
			$tally->add($definitions[$response->definitionHash] ?? [], $response);
			$used[$response->definitionHash] = true;
			$found = $words($response);
			$rows[] = ResponseRow::imported($stage, $response, $found);
			$bytes += strlen($response->json) + strlen($found);
			if (count($rows) >= self::ROWS || $bytes >= self::PIECE) {
				$this->add($rows);
				[$rows, $bytes] = [[], 0];
			}
		}
		$this->add($rows);
		$this->tallies->save($stage, NumberRange::block($number), $tally);
		foreach (array_keys($used) as $hash) {
			$this->definitions->save($stage, $hash, $json[$hash] ?? '', $now);
		}
		return [$number, $last];
	}

	/** From now on they are the responses of that form. */
	public function saveForm(int $stage, int $fileId, int $responses, int $lastAt): void {
		foreach (self::TABLES as $table) {
			(new Rows($this->db, $table))->update(['file_id' => $stage], ['file_id' => $fileId]);
		}
		// Nobody is told of responses that were sent elsewhere.
		(new Rows($this->db, 'formsapp_forms'))->update(['file_id' => $fileId], [
			'responses' => $responses, 'last_number' => $responses, 'last_response_at' => $lastAt, 'told_from' => $responses,
			'told_to' => $responses,
		]);
	}

	/** @param list<non-empty-list<int|string|null>> $rows */
	private function add(array $rows): void {
		if ($rows !== []) {
			(new Rows($this->db, ResponseRow::TABLE))->insertAll(self::COLUMNS, $rows);
		}
	}
}
