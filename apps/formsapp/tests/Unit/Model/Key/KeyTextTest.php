<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Key;

use OCA\FormsApp\Model\Key\KeyText;
use PHPUnit\Framework\TestCase;

final class KeyTextTest extends TestCase {
	public function testNamesTheIdThatItWasMadeFor(): void {
		$id = KeyText::newId();
		$text = KeyText::make($id);
		self::assertMatchesRegularExpression('/^ak_[A-Za-z0-9]{8}$/D', $id);
		self::assertMatchesRegularExpression('/^frm_[A-Za-z0-9]{8}_[A-Za-z0-9]{40}$/D', $text);
		self::assertSame($id, KeyText::idOrNull($text));
		self::assertNotSame($text, KeyText::make($id));
	}

	public function testKnowsWhatCannotBeAKey(): void {
		$text = KeyText::make('ak_12345678');
		$others = [
			'', 'frm_', 'ak_12345678', "$text ", "{$text}0", substr($text, 0, -1), substr($text, 1), str_replace('frm_', 'fvx_', $text),
			str_replace('12345678', '1234567!', $text), str_replace('12345678_', '123456789', $text), "$text\n",
		];
		foreach ($others as $other) {
			self::assertNull(KeyText::idOrNull($other), $other);
		}
	}
}
