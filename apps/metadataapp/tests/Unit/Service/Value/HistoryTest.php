<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class HistoryTest extends ServicesTestCase {
	/** @var array<string, int> */
	private array $ids;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->ids = $this->assigned(self::DOCS, [
			'status' => ['type' => 'select', 'field_options' => ['Draft', 'Final'], 'is_required' => true], 'note' => [], 'other' => [],
		]);
		foreach ([['status' => 'Draft'], ['note' => 'One'], ['status' => 'Final']] as $values) {
			$this->fileValues()->save('will', 7, null, $values);
		}
	}

	public function testTellsWhoChangedWhatTheNewestFirst(): void {
		['entries' => $entries, 'next' => $next] = $this->historyService()->find('rita', 7, null, 2);
		self::assertSame([
			'id' => 3, 'field_id' => $this->ids['status'], 'field_name' => 'status', 'field_label' => 'Status', 'from' => 'Draft',
			'to' => 'Final', 'by' => ['id' => 'will', 'name' => 'will'], 'at' => '2027-01-15T08:00:00Z', 'cause' => 'save',
		], $entries[0] ?? null);
		self::assertSame([[3, 2], 2], [array_column($entries, 'id'), $next]);
		['entries' => $entries, 'next' => $next] = $this->historyService()->find('rita', 7, 2, 2);
		self::assertSame([[1], null], [array_column($entries, 'id'), $next]);
		self::assertSame(['entries' => [], 'next' => null], $this->historyService()->find('rita', 8, null, 2));
		$outside = fn (): array => $this->historyService()->find('olga', 7, null, 2);
		self::assertSame([404, Reason::NOT_IN_TEAM_FOLDER], self::refused($outside));
	}

	public function testHidesFieldsOfOtherPlacesAndPagesPastThem(): void {
		foreach (range(1, 5) as $round) {
			$this->fileValues()->save('will', 7, null, ['other' => (string)$round]);
		}
		$this->assignments->saveAll(self::DOCS, [$this->ids['status']]);
		['entries' => $entries, 'next' => $next] = $this->historyService()->find('will', 7, null, 1);
		self::assertSame([[3], 3], [array_column($entries, 'id'), $next]);
		['entries' => $entries, 'next' => $next] = $this->historyService()->find('will', 7, 3, 1);
		self::assertSame([[1], null], [array_column($entries, 'id'), $next]);
		$this->fieldService()->delete($this->ids['other']);
		['entries' => $entries] = $this->historyService()->find('will', 7, null, 1);
		self::assertSame([8, null, '5'], [$entries[0]['id'] ?? 0, $entries[0]['field_name'] ?? null, $entries[0]['to'] ?? '']);
	}

	public function testTakesAChangeBack(): void {
		self::assertEquals((object)['status' => 'Draft', 'note' => 'One'], $this->restore(3)['metadata']);
		self::assertEquals((object)['status' => 'Draft'], $this->restore(2)['metadata']);
		self::assertSame(
			["7 {$this->ids['status']}: Final to Draft by will, restore", "7 {$this->ids['note']}: One to none by will, restore"],
			array_slice($this->changes(), 3),
		);
		self::assertEquals((object)['status' => 'Final'], $this->restore(3, false)['metadata']);
	}

	public function testAsksWhereSomebodyChangedTheValueSince(): void {
		$refusal = self::refusal(fn (): array => $this->restore(1));
		self::assertSame([409, Reason::CHANGED_SINCE, ['current' => 'Final']], [$refusal->status(), $refusal->reason, $refusal->details]);
		self::assertCount(3, $this->changes());
		self::assertEquals((object)['note' => 'One'], $this->restore(1, true, true)['metadata']);
	}

	public function testOptionsThatWereWithdrawnComeBackAndRequiredValuesStay(): void {
		$this->fieldService()->update('root', $this->ids['status'], self::input(
			'status', 'select', ['field_options' => ['Final'], 'is_required' => true],
		));
		self::assertEquals((object)['status' => 'Draft', 'note' => 'One'], $this->restore(3)['metadata']);
		$this->settings->saveRequired(self::DOCS, RequiredMode::Enforce);
		self::assertSame([400, Reason::REQUIRED_VALUE], self::refused(fn (): array => $this->restore(1)));
	}

	public function testRestoresOnlyWhatTheCallerMayChangeHere(): void {
		$this->fileValues()->save('will', 8, null, ['note' => 'Two']);
		self::assertSame([404, Reason::UNKNOWN_ENTRY], self::refused(fn (): array => $this->restore(4)));
		self::assertSame([404, Reason::UNKNOWN_ENTRY], self::refused(fn (): array => $this->restore(404)));
		$this->assignments->saveAll(self::DOCS, [$this->ids['status']]);
		self::assertSame([404, Reason::UNKNOWN_ENTRY], self::refused(fn (): array => $this->restore(2)));
		$restore = fn (): array => $this->historyService()->restore('rita', 7, 3, true, false);
		self::assertSame([403, Reason::NOT_WRITABLE], self::refused($restore));
	}

	/** @return array{success: true, metadata: \stdClass} */
	private function restore(int $entry, bool $isUndone = true, bool $isForced = false): array {
		return $this->historyService()->restore('will', 7, $entry, $isUndone, $isForced);
	}
}
