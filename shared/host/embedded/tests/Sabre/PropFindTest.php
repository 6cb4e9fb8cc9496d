<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Sabre;

use PHPUnit\Framework\TestCase;
use Sabre\DAV\PropFind;

final class PropFindTest extends TestCase {
	public function testAnswersWhatIsWantedOnce(): void {
		$find = new PropFind('a', ['{x}one', '{x}two', '{x}three']);
		$find->handle('{x}one', 'first');
		$find->handle('{x}one', 'second');
		$find->handle('{x}two', static fn (): null => null);
		$find->handle('{x}other', self::fail(...));

		self::assertSame([200 => ['{x}one' => 'first'], 404 => ['{x}two' => null, '{x}three' => null]], $find->getResultForMultiStatus());
		self::assertSame(['{x}two', '{x}three'], $find->get404Properties());
		self::assertSame(['{x}one', '{x}two', '{x}three'], $find->getRequestedProperties());
	}

	public function testSetsWhateverWasAnswered(): void {
		$find = new PropFind('a', ['{x}one', '{x}two', '{x}three']);
		$find->handle('{x}one', 'first');
		$find->set('{x}one', 'second');
		$find->set('{x}two', null, 403);
		$find->set('{x}other', 'x');

		self::assertSame(['second', 200], [$find->get('{x}one'), $find->getStatus('{x}one')]);
		self::assertNull($find->getStatus('{x}other'));
		$expected = [200 => ['{x}one' => 'second'], 404 => ['{x}three' => null], 403 => ['{x}two' => null]];
		self::assertSame($expected, $find->getResultForMultiStatus());
	}

	public function testOfAClientThatWantsAllNothingIsMissing(): void {
		$find = new PropFind('a', [], 0, PropFind::ALLPROPS);
		$find->handle('{DAV:}getetag', '"x"');
		$find->set('{x}own', 'y');

		self::assertSame([200 => ['{DAV:}getetag' => '"x"', '{x}own' => 'y']], $find->getResultForMultiStatus());
	}
}
