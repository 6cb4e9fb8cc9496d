<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Host;

use OCA\FormsApp\Host\EmbedPolicy;
use OCP\Exceptions\AppConfigTypeConflictException;
use OCP\IAppConfig;
use PHPUnit\Framework\TestCase;
use Psr\Log\AbstractLogger;

final class EmbedPolicyTest extends TestCase {
	/** @var array<string, string> */
	private array $values = [];
	/** @var list<array<array-key, mixed>> */
	private array $logged = [];

	public function testNobodyIsAllowedUntilAnAdministratorNamesWebsites(): void {
		self::assertSame([[], []], [$this->policy()->findAll(), $this->logged]);
	}

	public function testLogsWhatIsWrongOncePerValue(): void {
		$this->values = ['embed_origins' => 'https://a.org a.org'];
		self::assertSame(['https://a.org'], $this->policy()->findAll());
		self::assertSame(['https://a.org'], $this->policy()->findAll());
		self::assertSame([['app' => 'formsapp', 'parts' => ['a.org']]], $this->logged);
		$this->values['embed_origins'] = 'b.org';
		self::assertSame([], $this->policy()->findAll());
		self::assertCount(2, $this->logged);
	}

	public function testAValueOfAnotherTypeAllowsNobody(): void {
		self::assertSame([], $this->policy(isText: false)->findAll());
		self::assertSame([], $this->policy(isText: false)->findAll());
		self::assertCount(1, $this->logged);
	}

	private function policy(bool $isText = true): EmbedPolicy {
		$config = self::createStub(IAppConfig::class);
		$config->method('getValueString')->willReturnCallback(fn (string $app, string $name, string $default = ''): string
			=> $isText || $name !== 'embed_origins' ? $this->values[$name] ?? $default : throw new AppConfigTypeConflictException());
		$config->method('setValueString')->willReturnCallback(function (string $app, string $name, string $value): bool {
			$this->values[$name] = $value;
			return true;
		});
		$logger = new class($this->log(...)) extends AbstractLogger {
			/** @param \Closure(array<array-key, mixed>): void $log */
			public function __construct(private readonly \Closure $log) {
			}

			/** @param array<array-key, mixed> $context */
			#[\Override]
			public function log($level, string|\Stringable $message, array $context = []): void {
				($this->log)($context);
			}
		};
		return new EmbedPolicy($config, $logger, 'formsapp');
	}

	/** @param array<array-key, mixed> $context */
	private function log(array $context): void {
		$this->logged[] = $context;
	}
}
