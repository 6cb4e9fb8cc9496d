<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Service\Step;

use OCA\WizardApp\Model\Change;
use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Repository\BuiltInTour;
use OCA\WizardApp\Service\Step\ListService;
use OCA\WizardApp\Service\Step\ListWriter;
use OCA\WizardApp\Service\Step\StepCleaner;
use OCA\WizardApp\Shared\Html\Sanitizer;
use OCA\WizardApp\Tests\Unit\Fake\DirectTransaction;
use OCA\WizardApp\Tests\Unit\Fake\History;
use OCA\WizardApp\Tests\Unit\Fake\Lists;
use OCA\WizardApp\Tests\Unit\Fake\Log;
use OCA\WizardApp\Tests\Unit\Fake\NamedAccounts;
use OCA\WizardApp\Tests\Unit\Fake\SetClock;
use OCA\WizardApp\Tests\Unit\Fake\Steps;
use PHPUnit\Framework\TestCase;
use Psr\Log\LoggerInterface;

/** The real services of lists over storage in memory. */
abstract class ListTestCase extends TestCase {
	protected Lists $heads;
	protected Steps $steps;
	protected History $history;
	protected Log $log;
	protected SetClock $clock;
	protected ListService $lists;
	protected ListWriter $writer;

	#[\Override]
	protected function setUp(): void {
		if (!interface_exists(LoggerInterface::class)) {
			self::markTestSkipped('needs the host\'s API: no server at hand');
		}
		$this->heads = Lists::make();
		$this->steps = Steps::make();
		$this->history = History::make();
		$this->log = new Log();
		$this->clock = new SetClock();
		$cleaner = new StepCleaner(new Sanitizer());
		$this->lists = new ListService($this->heads, $this->steps, new BuiltInTour(), $cleaner, $this->log);
		$this->writer = new ListWriter(
			$this->heads,
			$this->steps,
			$this->history,
			$this->lists,
			$cleaner,
			DirectTransaction::make(),
			NamedAccounts::make(),
			$this->clock,
		);
	}

	/** @param ?list<Step> $steps */
	protected function save(
		?array $steps,
		?string $session = null,
		string $author = 'ann',
		?int $revision = null,
		string $language = 'nl',
	): ListHead {
		return $this->writer->write(
			new Change($language, $revision, $steps === null ? 'reset' : 'save', $author, $session),
			static fn (): ?array => $steps,
		);
	}
}
