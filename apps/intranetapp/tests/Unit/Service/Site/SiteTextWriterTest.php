<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Site;

use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Site\BrokenTexts;
use OCA\IntranetApp\Repository\Site\SiteTexts;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Site\SiteTextWriter;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Tests\Unit\Fake\SetClock;
use PHPUnit\Framework\TestCase;
use Psr\Log\LoggerInterface;

final class SiteTextWriterTest extends TestCase {
	/** @var array<string, string> content by path */
	private array $files = [];
	/** @var array<array-key, mixed> */
	private array $kept = [];
	/** @var list<string> first word of each warning */
	private array $warned = [];

	public function testABrokenFileIsWarnedOfOnceHoweverOftenItIsRead(): void {
		$this->files = ['en/navigation.json' => 'nonsense', 'en/footer.json' => '[]', 'de/footer.json' => '{"content": "whole"}'];
		$this->visit();
		$this->visit();
		self::assertSame(['en/navigation.json', 'en/footer.json'], $this->warned);
	}

	public function testAFileThatIsBrokenInAnotherWayIsWarnedOfAgain(): void {
		$this->files = ['en/navigation.json' => 'nonsense'];
		$this->visit();
		$this->files = ['en/navigation.json' => '{}'];
		$this->visit();
		$this->files = ['en/navigation.json' => 'other nonsense'];
		$this->visit();
		$this->visit();
		self::assertSame(['en/navigation.json', 'en/navigation.json'], $this->warned);
	}

	/** As a request of its own reads them. */
	private function visit(): void {
		$texts = self::createStub(SiteTexts::class);
		$find = fn (string $language, string $name): ?string => $this->files["$language/$name"] ?? null;
		$texts->method('findOrNull')->willReturnCallback($find);
		$broken = self::createStub(BrokenTexts::class);
		$broken->method('findAll')->willReturnCallback(fn (): array => $this->kept);
		$broken->method('saveAll')->willReturnCallback(function (array $versions): void {
			$this->kept = $versions;
		});
		$logger = self::createStub(LoggerInterface::class);
		$logger->method('warning')->willReturnCallback(function (string $message): void {
			$this->warned[] = explode(' ', $message)[0];
		});
		$writer = new SiteTextWriter(
			$texts,
			$broken,
			self::createStub(AccessService::class),
			self::createStub(Leases::class),
			self::createStub(Accounts::class),
			new SetClock(),
			$logger,
			'reader',
		);
		foreach (['en', 'de'] as $language) {
			$writer->read($language, SiteLayout::NAVIGATION);
			$writer->read($language, SiteLayout::FOOTER);
		}
	}
}
