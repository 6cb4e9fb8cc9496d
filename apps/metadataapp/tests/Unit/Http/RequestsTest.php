<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Http;

use OCA\MetadataApp\Http\ValueRequest;
use OCA\MetadataApp\Http\ViewRequest;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCP\IRequest;

final class RequestsTest extends MetadataTestCase {
	public function testASaveSaysWhichLocksEndWithIt(): void {
		$released = [
			'{"metadata": {"a": 1, "b": 2}}' => [],
			'{"metadata": {"a": 1}, "unlock": true, "unlock_field": "b"}' => ['b'],
			'{"metadata": {"a": 1}, "unlock_field": "b"}' => ['b'],
			'{"metadata": {"a": 1}, "unlock": "0", "unlock_field": "b"}' => [],
			'{"metadata": {"a": 1, "12": 2}, "unlock": 1}' => ['a', '12'],
			'{"metadata": {"a": 1}, "unlock": "true", "unlock_field": ""}' => ['a'],
			'{"metadata": {"a": 1}, "unlock": null, "unlock_field": null}' => [],
		];
		foreach ($released as $json => $names) {
			self::assertSame($names, (new ValueRequest(self::input($json)))->released(), $json);
		}
	}

	public function testAnOrderIsAListOrHasOne(): void {
		self::assertSame([3, 1], self::request('{"view_ids": [3, 1]}')->order());
		self::assertSame([3, 1], self::request('[3, 1]')->order());
		self::assertSame([], self::request('[]')->order());
	}

	public function testFiltersOfAViewKeepTheirObjects(): void {
		$view = self::request('{"name": "x", "filters": {"due": [{"empty": true}], "12": {}}, "columns": [{"field_id": 1}]}')->view();
		self::assertEquals((object)['due' => [(object)['empty' => true]], '12' => new \stdClass()], $view['filters'] ?? null);
		self::assertSame([['field_id' => 1]], $view['columns'] ?? null);
		self::assertNull(self::request('{"name": "x"}')->view()['filters'] ?? null);
	}

	public function testAnAnswerIsKeptForTenMinutesAndNotSentTwice(): void {
		$first = self::request('{}')->kept(new Json(['views' => []]));
		self::assertSame(
			['private, max-age=600', 'Cookie, Authorization'],
			[$first->getHeaders()['Cache-Control'] ?? null, $first->getHeaders()['Vary'] ?? null],
		);
		$again = self::request('{}', '"' . $first->getETag() . '"')->kept(new Json(['views' => []]));
		self::assertSame([304, 'private, max-age=600'], [$again->getStatus(), $again->getHeaders()['Cache-Control'] ?? null]);
		self::assertSame(200, self::request('{}', '"' . $first->getETag() . '"')->kept(new Json(['views' => [1]]))->getStatus());
	}

	private static function request(string $json, string $known = ''): ViewRequest {
		$request = self::createStub(IRequest::class);
		$request->method('getHeader')->willReturn($known);
		return new ViewRequest(self::input($json), $request);
	}

	private static function input(string $json): Input {
		$input = new Input();
		$input->fill(json_decode($json), [], []);
		return $input;
	}
}
