<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Export;

use OCA\FormsApp\Model\Export\SearchWords;
use PHPUnit\Framework\TestCase;

final class SearchWordsTest extends TestCase {
	public function testAResponseIsFoundByWhatPeopleRead(): void {
		$definition = [
			'questions' => [
				['id' => 'q1', 'type' => 'text', 'title' => 'Name'],
				['id' => 'q2', 'type' => 'dropdown', 'title' => 'Day', 'options' => ['choices' => [['id' => 'c1', 'label' => 'MONTAG']]]],
				['id' => 'q3', 'type' => 'file', 'title' => 'Photo'],
			],
			'hiddenFields' => [['name' => 'source']],
		];
		$cat = ['id' => 'x', 'name' => 'Cat.PNG', 'size' => 1, 'type' => 'image/png'];
		$answers = ['q1' => 'ÄNNE', 'q2' => 'c1', 'q3' => [$cat], 'source' => 'Mail'];
		self::assertSame("änne\nmontag\ncat.png\nmail", SearchWords::of($definition, $answers));
		self::assertSame('', SearchWords::of($definition, ['q9' => 'gone']));
	}

	public function testASearchIsWordsInLowerCase(): void {
		self::assertSame(['ännchen', 'von', '50%'], SearchWords::wanted(" Ännchen\u{A0}von \n VON 50% "));
		self::assertSame([], SearchWords::wanted(" \t "));
		self::assertCount(10, SearchWords::wanted(implode(' ', range(1, 40))));
	}
}
