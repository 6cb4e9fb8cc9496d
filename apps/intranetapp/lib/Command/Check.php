<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Command;

use OCA\IntranetApp\Model\Index\IndexReport;
use OCA\IntranetApp\Repository\Draft\PageBelongings;
use OCA\IntranetApp\Service\Index\IndexChecker;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ intranetapp:check [--repair] [--output=json]`; exits with 1 when something is wrong, or still wrong after a repair. */
final class Check extends Command {
	public function __construct(
		private readonly IndexChecker $checker,
		private readonly PageBelongings $belongings,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('intranetapp:check')
			->setDescription('Compare the page index with the page files and list unfinished pages')
			->addOption('repair', 'r', InputOption::VALUE_NONE, 'update the index to match the files')
			->addOption('output', null, InputOption::VALUE_REQUIRED, 'plain or json', 'plain');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$isRepairing = $input->getOption('repair') === true;
		$isJson = $input->getOption('output') === 'json';
		$found = $this->find($isRepairing);
		// Differences that remain after a repair are those the host does not allow to be repaired.
		$left = $isRepairing ? $this->find(false) : $found;
		if ($isJson) {
			$output->writeln(json_encode(
				$isRepairing ? ['found' => self::asArray($found), 'left' => self::asArray($left)] : self::asArray($found),
				JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES,
			));
		} else {
			$this->print($output, $found);
			if ($isRepairing) {
				$output->writeln($left->differences() === 0 ? 'The index matches the files.' : 'Still different:');
				if ($left->differences() > 0) {
					$this->print($output, $left);
				}
			}
		}
		return $left->differences() === 0 && $left->unfinished === [] && $left->busy === [] ? self::SUCCESS : self::FAILURE;
	}

	private function find(bool $isRepairing): IndexReport {
		$report = $this->checker->check($isRepairing);
		$report->purged = $isRepairing ? $this->belongings->sweep() : count($this->belongings->findAllOrphans());
		return $report;
	}

	/**
	 * @return array{
	 *     pages: int, missing: list<string>, different: list<string>, gone: list<string>, busy: list<string>, unfinished: list<string>,
	 *     unread: list<string>, diedAtWork: int, purged: int,
	 * }
	 */
	private static function asArray(IndexReport $report): array {
		return [
			'pages' => $report->pages,
			'missing' => $report->missing,
			'different' => $report->changed,
			'gone' => $report->gone,
			'busy' => $report->busy,
			'unfinished' => $report->unfinished,
			'unread' => $report->unread,
			'diedAtWork' => $report->expiredLeases,
			'purged' => $report->purged,
		];
	}

	private function print(OutputInterface $output, IndexReport $report): void {
		$output->writeln(sprintf(
			'%d pages, %d differences, %d unfinished, %d interrupted operations, %d deleted pages with leftover drafts',
			$report->pages,
			$report->differences(),
			count($report->unfinished),
			$report->expiredLeases,
			$report->purged,
		));
		foreach ([
			'missing' => $report->missing,
			'different' => $report->changed,
			'gone' => $report->gone,
			'busy' => $report->busy,
			'unfinished' => $report->unfinished,
			'words took too long to read' => $report->unread,
		] as $word => $paths) {
			foreach ($paths as $path) {
				$output->writeln("$word: $path");
			}
		}
	}
}
