<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Repository;

use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Repository\Import\ImportRepository;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Shared\Db\Transaction;
use OCA\FormsApp\Shared\Uuid;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;

final class ImportRepositoryTest extends AnswerTestCase {
	private ImportRepository $imports;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->imports = new ImportRepository($this->connection, new DefinitionRepository($this->connection), $this->tallies);
	}

	public function testStoresResponsesOfSeveralBlocksWithTheirFigures(): void {
		(new Transaction($this->connection))->run(function (): void {
			$stage = $this->imports->createStage();
			$this->imports->saveForm($stage, self::FORM, ...$this->stage($stage, 2_100));
		});
		self::assertSame([2_100, 2_100], [$this->tally()->responses, $this->tally()->figures('number', 'q3')['answered']]);
		self::assertSame([2 => 101, 1 => 1_000, 0 => 999], $this->tallies->findAllCounts(self::FORM));
		$found = iterator_to_array($this->responses->findAllBetween(self::FORM, new NumberRange(2_099, 2_100)), false);
		self::assertSame(['import', 'import'], array_map(static fn (StoredResponse $one): string => $one->source(), $found));
		self::assertSame([2_100, 2_100, 2_100], [$this->form()->responses, $this->form()->lastNumber, $found[1]->submittedAt]);
		$this->submit(['q1' => 'x']);
		self::assertSame(2_101, $this->form()->lastNumber);
	}

	public function testLeavesNothingOfAnImportThatFails(): void {
		$isRefused = false;
		try {
			(new Transaction($this->connection))->run(function (): int {
				[$count] = $this->stage($this->imports->createStage(), 120);
				return $count === 120 ? throw new \DomainException('No space') : $count;
			});
		} catch (\DomainException) {
			$isRefused = true;
		}
		self::assertTrue($isRefused);
		foreach (['responses', 'tallies', 'definitions'] as $table) {
			self::assertSame([], $this->database->column("SELECT file_id FROM oc_formsapp_$table"));
		}
	}

	/** @return array{int, int} */
	private function stage(int $stage, int $count): array {
		$json = self::definition(self::questions())['definition'];
		$definition = json_decode($json, true);
		self::assertIsArray($definition);
		$hash = hash('sha256', $json);
		$responses = (static function () use ($hash, $count): \Generator {
			for ($number = 1; $number <= $count; $number++) {
				$answers = "{\"q3\":$number}";
				yield new StoredResponse(Uuid::random(), $number, $hash, $number, null, $answers, 5, null, keyId: StoredResponse::IMPORTED);
			}
		})();
		$words = static fn (StoredResponse $one): string => "number $one->number";
		return $this->imports->create($stage, $responses, [$hash => $definition], [$hash => $json], $words, 1);
	}
}
