<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Container;

use Host\AppFramework\Container\Container;
use Host\AppFramework\Container\NotFound;
use Host\AppFramework\Log\Undeclared;
use Host\Tests\AppFramework\Container\Fixture\Inner;
use Host\Tests\AppFramework\Container\Fixture\Loop;
use Host\Tests\AppFramework\Container\Fixture\Outer;
use PHPUnit\Framework\TestCase;

final class ContainerTest extends TestCase {
	private Container $container;

	#[\Override]
	protected function setUp(): void {
		$this->container = new Container();
		$this->container->set('appName', 'test');
	}

	public function testBuildsAClassFromTheTypesAndNamesOfItsParameters(): void {
		$outer = $this->container->get(Outer::class);

		self::assertSame('test', $outer->appName);
		self::assertSame($this->container->get(Inner::class), $outer->inner);
		self::assertNull($outer->nobody);
		self::assertSame(5, $outer->number);
	}

	public function testMakesEachClassOnce(): void {
		self::assertSame($this->container->get(Outer::class), $this->container->get('\\' . Outer::class));
	}

	public function testAnAppsRegistrationWinsOverTheHosts(): void {
		$host = new Container();
		$host->registerService(Inner::class, static fn (): string => 'the host\'s');
		$app = new Container($host);
		self::assertSame('the host\'s', $app->get(Inner::class));

		$app->registerService(Inner::class, static fn (): string => 'the app\'s');

		self::assertSame('the app\'s', $app->get(Inner::class));
		self::assertSame('the host\'s', $host->get(Inner::class));
	}

	public function testAFactoryThatIsNotSharedMakesANewOneEachTime(): void {
		$this->container->registerService('fresh', static fn (): Inner => new Inner(), false);

		self::assertNotSame($this->container->get('fresh'), $this->container->get('fresh'));
	}

	public function testAnAliasFollowsItsTarget(): void {
		$this->container->registerAlias('other', Inner::class);

		self::assertSame($this->container->get(Inner::class), $this->container->get('other'));
	}

	public function testHasWhatItKnowsAndWhatItCouldBuild(): void {
		self::assertTrue($this->container->has('appName'));
		self::assertTrue($this->container->has(Inner::class));
		self::assertFalse($this->container->has('OCP\\NoSuchApi'));
	}

	public function testSaysWhatNeedsItself(): void {
		$this->expectExceptionMessage(Loop::class . ' needs itself');

		$this->container->get(Loop::class);
	}

	public function testNamesTheHostApiThatIsMissing(): void {
		try {
			$this->container->get('OCP\\NoSuchApi');
			self::fail('It was made');
		} catch (NotFound $missing) {
			self::assertSame(Undeclared::sentence('OCP\\NoSuchApi'), $missing->getMessage());
		}
	}

	public function testCallsAFunctionWithServices(): void {
		self::assertSame('test', $this->container->call(static fn (Inner $inner, string $appName): string => $appName));
	}
}
