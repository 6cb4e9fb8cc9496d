<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Service\Step;

use OCA\WizardApp\Model\Change;
use OCA\WizardApp\Model\HistoryEntry;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Shared\Exception\Conflict;

final class ListWriterTest extends ListTestCase {
	/** @return list<string> */
	private function kinds(): array {
		return array_map(static fn (HistoryEntry $entry): string => $entry->kind, $this->history->findAll('nl'));
	}

	public function testEverySaveIsOneRevision(): void {
		self::assertSame(1, $this->save([new Step('a', 'A')])->revision);
		self::assertSame(2, $this->save([new Step('a', 'B')], revision: 1)->revision);
		self::assertSame(1, $this->save([new Step('a', 'A')], language: 'de')->revision, 'each language counts for itself');
	}

	public function testAStaleSaveIsRefusedAndNamesTheStateThatIsInForce(): void {
		$this->save([new Step('a', 'A')], author: 'bob');
		try {
			$this->save([new Step('a', 'mine')], revision: 0);
			self::fail('the save was taken');
		} catch (Conflict $refusal) {
			self::assertSame('stale_revision', $refusal->reason);
			self::assertSame(
				['revision' => 1, 'author' => 'bob', 'authorName' => 'BOB', 'updatedAt' => '2027-01-15T08:00:00Z'],
				$refusal->details,
			);
		}
		self::assertSame('A', $this->steps->steps['nl'][0]->title);
	}

	public function testTheRevisionOutlivesAReset(): void {
		$this->save([new Step('a', 'A')]);
		$head = $this->save(null);
		self::assertSame([2, false, []], [$head->revision, $head->isOverride, $this->steps->steps['nl']]);
		$this->expectException(Conflict::class);
		$this->save([new Step('a', 'A')], revision: 1);
	}

	public function testTheFirstChangeStartsFromTheBuiltInSteps(): void {
		$this->writer->write(new Change('nl', null, 'save', 'ann'), static fn (array $steps): array => array_slice($steps, 0, 2));
		self::assertSame(['welcome', 'files'], array_column($this->steps->steps['nl'], 'id'));
	}

	public function testOnlyChangedStepsGetAnAuthor(): void {
		$this->save([new Step('a', 'A'), new Step('b', 'B')], author: 'ann');
		$this->clock->time += 60;
		$this->save([new Step('b', 'B'), new Step('a', 'other'), new Step('c', 'C')], author: 'bob');
		self::assertSame(['ann', 'bob', 'bob'], array_column($this->steps->steps['nl'], 'author'));
		self::assertSame(
			[$this->clock->time - 60, $this->clock->time, $this->clock->time],
			array_column($this->steps->steps['nl'], 'updatedAt'),
		);
	}

	public function testSavesOfOneSessionAreOneEntryWithTheLastSteps(): void {
		$this->save([new Step('a', '1')], 'x');
		$this->save([new Step('a', '2')], 'x');
		$this->save([new Step('a', '3'), new Step('b', 'B')], 'x');
		self::assertSame(['save', 'reset'], $this->kinds());
		$latest = $this->history->findAll('nl')[0];
		self::assertSame([3, 2], [$latest->revision, $latest->stepsCount]);
		self::assertSame(['3', 'B'], array_column($this->history->rows[$latest->id][1] ?? [], 'title'));
	}

	public function testAnotherSessionAuthorOrKindIsAnotherEntry(): void {
		$this->save([new Step('a', '1')], 'x');
		$this->save([new Step('a', '2')], 'y');
		$this->save([new Step('a', '3')], 'y', 'bob');
		$this->save([new Step('a', '4')], null, 'bob');
		$this->save([new Step('a', '5')], null, 'bob');
		$this->writer->write(new Change('nl', null, 'import', 'bob', 'y'), static fn (): array => []);
		$this->save([new Step('a', '6')], 'y', 'bob');
		self::assertSame(['save', 'import', 'save', 'save', 'save', 'save', 'save', 'reset'], $this->kinds());
	}

	public function testTheFirstEntryIsTheWayBackToTheBuiltInSteps(): void {
		$this->save([new Step('a', 'A')]);
		[, $first] = $this->history->findAll('nl');
		self::assertSame(['reset', 0, null, 0], [$first->kind, $first->revision, $first->author, $first->stepsCount]);
		self::assertNull($this->history->rows[$first->id][1]);
	}

	public function testTwentyEntriesAreKept(): void {
		for ($count = 1; $count <= 30; $count++) {
			$this->save([new Step('a', "T$count")]);
		}
		$entries = $this->history->findAll('nl');
		self::assertCount(20, $entries);
		self::assertSame([30, 11], [$entries[0]->revision, $entries[19]->revision]);
	}

	public function testStepsThatNobodyCleanedYetAreCleanedBeforeTheyAreStored(): void {
		$this->save([new Step('a', 'A', '<p onclick="x">t</p>')]);
		self::assertSame('<p>t</p>', $this->steps->steps['nl'][0]->text);
	}

	public function testAWriteHealsAListThatCannotBeRead(): void {
		$this->save([new Step('a', 'A')]);
		$this->steps->isDamaged = true;
		$this->writer->write(new Change('nl', null, 'save', 'ann'), static fn (array $steps): array => array_slice($steps, 0, 1));
		self::assertSame(['welcome'], array_column($this->steps->steps['nl'], 'id'));
	}
}
