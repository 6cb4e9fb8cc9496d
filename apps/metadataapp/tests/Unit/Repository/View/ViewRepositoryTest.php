<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\View;

use OCA\MetadataApp\Model\View\View;
use OCA\MetadataApp\Model\View\ViewContent;
use OCA\MetadataApp\Model\View\ViewMember;
use OCA\MetadataApp\Repository\View\ViewRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCP\DB\Exception;

final class ViewRepositoryTest extends MetadataTestCase {
	private const MAKERS = 4;
	private const ROUNDS = 10;

	private ViewRepository $views;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->views = new ViewRepository($this->connection, $this->lock);
	}

	public function testReadsWhatItSaved(): void {
		$content = new ViewContent('All', true, [
			3 => new ViewMember(3, true, true, false, 9, ['x', (object)['from' => '1'], '']),
			2 => new ViewMember(2, true, false, true, 0),
			1 => new ViewMember(1, filter: ['ü;#"']),
		], 2, true);
		$made = $this->make($content);
		self::assertEquals(new View($made->id, 5, $content, 0, self::NOW, self::NOW), $made);
		self::assertEquals($made, $this->views->findOrNull(5, $made->id));
		self::assertSame([3, 2, 1], array_keys($this->views->findOrNull(5, $made->id)->content->members ?? []));
		self::assertNull($this->views->findOrNull(6, $made->id));
		$bare = $this->views->save($made, new ViewContent('Bare', false), 4, self::NOW + 1);
		self::assertEquals([$bare], $this->views->findAll(5));
		self::assertEquals([1, 0], [$this->views->count(5), $this->views->count(6)]);
	}

	public function testOfManyDefaultsThatAreSavedAtOnceOneIsLeftAndEachViewHasItsPlace(): void {
		$script = dirname(__DIR__, 2) . '/Fake/viewer.php';
		$makers = [];
		for ($maker = 0; $maker < self::MAKERS; $maker++) {
			$command = [PHP_BINARY, $script, $this->instance->directory, (string)self::ROUNDS];
			$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
			$makers[] = [$process !== false ? $process : self::fail('No process'), $pipes[1]];
		}
		foreach ($makers as [$process, $output]) {
			self::assertSame(str_repeat('.', self::ROUNDS), stream_get_contents($output));
			self::assertSame(0, proc_close($process));
		}
		$views = $this->views->findAll(5);
		self::assertCount(1, array_filter($views, static fn (View $view): bool => $view->content->isDefault));
		$places = array_map(static fn (View $view): int => $view->position, $views);
		self::assertSame(range(0, self::MAKERS * self::ROUNDS - 1), $places);
	}

	public function testTheDatabaseRefusesASecondDefault(): void {
		$this->make(new ViewContent('One', true));
		$other = $this->make(new ViewContent('Two', false));
		$this->expectException(Exception::class);
		$query = $this->connection->getQueryBuilder()->update(ViewRepository::TABLE);
		$query->set('default_of', $query->createNamedParameter(5))
			->where($query->expr()->eq('id', $query->createNamedParameter($other->id)));
		$query->executeStatement();
	}

	private function make(ViewContent $content): View {
		return $this->views->hold(5, [], fn (array $fields): View => $this->views->create(5, $content, null, self::NOW));
	}
}
