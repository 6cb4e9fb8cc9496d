<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Search;

use Host\Tests\Database\DatabaseTestCase;
use OCA\IntranetApp\Repository\Search\SearchIndex;

final class SearchIndexTest extends DatabaseTestCase {
	private SearchIndex $search;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run('CREATE TABLE oc_intranetapp_texts (file_id INTEGER PRIMARY KEY, body TEXT)');
		$this->database->run('CREATE TABLE oc_intranetapp_terms (file_id INTEGER, term TEXT, weight INTEGER, PRIMARY KEY (file_id, term))');
		$this->search = new SearchIndex($this->connection);
	}

	public function testFindsBeginningsOfWordsAndCountsTheVeryWordTwice(): void {
		$this->search->save(1, '', ['plan' => 3, 'planning' => 4]);
		$this->search->save(2, '', ['planning' => 5]);
		$this->search->save(3, '', ['plate' => 5, 'explan' => 5]);
		self::assertSame([1 => 6, 2 => 5], $this->search->findAll('plan'));
		self::assertSame([], $this->search->findAll('planningly'));
	}

	public function testSignsOfThePatternAreSigns(): void {
		$this->search->save(1, '', ['a%b' => 1, 'axb' => 1, 'a_b' => 1]);
		self::assertSame([], $this->search->findAll('%'));
		self::assertSame([1 => 2], $this->search->findAll('a%b'));
	}

	public function testFindsWordsOfEveryScript(): void {
		$this->search->save(1, '', ['東京' => 1, '京' => 1, 'οδοσ' => 1]);
		self::assertSame([1 => 1], $this->search->findAll('東'));
		self::assertSame([1 => 2], $this->search->findAll('οδοσ'));
	}

	public function testASecondSaveLeavesNothingOfTheFirst(): void {
		$this->search->save(1, 'old text', ['old' => 1, 'both' => 1, '2026' => 1]);
		$this->search->save(1, 'new text', ['new' => 1, 'both' => 2, '2026' => 1]);
		self::assertSame([[], [1 => 2], [1 => 4], [1 => 2]], array_map($this->search->findAll(...), ['old', 'new', 'both', '2026']));
		self::assertSame([1 => 'new text'], $this->search->findAllTexts([1, 2]));
	}

	public function testLongPagesHaveAllTheirWords(): void {
		$terms = [];
		for ($i = 0; $i < 2_000; $i++) {
			$terms["word$i"] = 1;
		}
		$this->search->save(1, '', $terms);
		self::assertSame([1 => 2], $this->search->findAll('word1999'));
		$this->search->delete([1]);
		self::assertSame([], $this->search->findAll('word'));
	}
}
