<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Sabre;

use Host\Dav\Http\Content;
use PHPUnit\Framework\TestCase;
use Sabre\DAV\Server;
use Sabre\DAV\ServerPlugin;

final class ServerTest extends TestCase {
	private Server $server;
	/** @var list<string> */
	private array $heard = [];

	#[\Override]
	protected function setUp(): void {
		$this->server = new Server();
	}

	public function testTellsListenersByPriorityAndThenInTheirOrder(): void {
		$this->listen('event', 'late', 200);
		$this->listen('event', 'one');
		$this->listen('event', 'two');
		$this->listen('event', 'early', 10);

		self::assertTrue($this->server->emit('event'));
		self::assertSame(['early', 'one', 'two', 'late'], $this->heard);
	}

	public function testTellsWhoListensToTheBeginningOfAName(): void {
		$this->listen('method:*', 'all', 50);
		$this->listen('method:GET', 'get');
		$this->listen('method:PUT', 'put');

		$this->server->emit('method:GET');

		self::assertSame(['all', 'get'], $this->heard);
	}

	public function testHearsOfAListenerThatComesAfterTheFirstEvent(): void {
		$this->listen('event', 'one');
		$this->server->emit('event');
		$this->listen('event', 'two');
		$this->server->emit('event');

		self::assertSame(['one', 'one', 'two'], $this->heard);
	}

	public function testEndsWithTheListenerThatReturnsFalse(): void {
		$this->listen('event', 'one');
		$this->server->on('event', static fn (): false => false);
		$this->listen('event', 'two');

		self::assertFalse($this->server->emit('event'));
		self::assertSame(['one'], $this->heard);
	}

	public function testGoesOnAsLongAsItIsTold(): void {
		$this->listen('event', 'one');
		$this->listen('event', 'two');
		$this->listen('event', 'three');

		self::assertTrue($this->server->emit('event', [], fn (): bool => count($this->heard) < 2));
		self::assertSame(['one', 'two'], $this->heard);
	}

	public function testLetsListenersChangeWhatIsGivenByReference(): void {
		$this->server->on('event', static function (string $path, mixed &$data): void {
			self::assertSame('text', $data);
			$data .= " in $path";
		});
		$content = new Content('text');

		$this->server->emit('event', ['a.txt', &$content->bytes]);

		self::assertSame('text in a.txt', $content->bytes);
	}

	public function testKnowsItsPluginsByName(): void {
		$plugin = new class extends ServerPlugin {
			public ?Server $server = null;

			#[\Override]
			public function initialize(Server $server): void {
				$this->server = $server;
			}

			#[\Override]
			public function getPluginName(): string {
				return 'own';
			}
		};

		$this->server->addPlugin($plugin);

		self::assertSame(['own' => $plugin], $this->server->getPlugins());
		self::assertSame($this->server, $plugin->server);
	}

	private function listen(string $event, string $name, int $priority = 100): void {
		$this->server->on($event, function () use ($name): void {
			$this->heard[] = $name;
		}, $priority);
	}
}
