<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Form;

use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Definition\Problem;
use OCA\FormsApp\Model\Form\FaultText;
use PHPUnit\Framework\TestCase;

final class FaultTextTest extends TestCase {
	public function testEveryProblemOfTheVectorsHasASentence(): void {
		$text = (string)file_get_contents(__DIR__ . '/../../../fixtures/rules/vectors.json');
		preg_match_all('/"problems":\s*\[.*?\]/s', $text, $lists);
		preg_match_all('/"code":\s*"([a-z_]+)"/', implode('', $lists[0]), $codes);
		$codes = array_values(array_unique($codes[1]));
		self::assertGreaterThan(10, count($codes));
		foreach ($codes as $code) {
			$problem = new Problem($code, 'q1', '', ['min' => 1, 'max' => 5]);
			$sentence = FaultText::questions(new DefinitionFault([$problem]))['q1'];
			self::assertNotSame(ucfirst(str_replace('_', ' ', $code)) . '.', $sentence);
		}
	}
}
