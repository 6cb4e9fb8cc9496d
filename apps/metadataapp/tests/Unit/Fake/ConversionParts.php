<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\Model\Value\KnownUsers;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Conversion\ConversionRepository;
use OCA\MetadataApp\Repository\Conversion\StagedRepository;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Repository\View\ViewFilterRepository;
use OCA\MetadataApp\Service\Conversion\Conversions;
use OCA\MetadataApp\Service\Conversion\ConversionWork;
use OCA\MetadataApp\Service\Conversion\Fitting;
use OCA\MetadataApp\Service\Conversion\PlanReader;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCP\BackgroundJob\IJobList;
use OCP\IDBConnection;

/** What carries out conversions, in any process. */
final readonly class ConversionParts {
	public ConversionRepository $conversions;
	public StagedRepository $staged;
	public ConversionWork $work;

	public function __construct(
		private IDBConnection $db,
		private Clock $clock,
		private ProblemSentences $sentences,
		KnownUsers $users,
	) {
		$transaction = new Transaction($db);
		$lock = new WriteLock($db, $transaction);
		$this->conversions = new ConversionRepository($db, $lock);
		$this->staged = new StagedRepository($db);
		$this->work = new ConversionWork(
			$this->conversions,
			$this->staged,
			new FieldRepository($db, $transaction),
			new ValueRepository($db),
			new FolderValueRepository($db),
			new HistoryRepository($db),
			new ViewFilterRepository($db),
			$lock,
			new Fitting($users),
			$sentences,
			$clock,
		);
	}

	public function service(IJobList $jobs): Conversions {
		$transaction = new Transaction($this->db);
		$lock = new WriteLock($this->db, $transaction);
		return new Conversions(
			$this->conversions,
			$this->staged,
			new FieldRepository($this->db, $transaction),
			new AssignmentRepository($this->db, $lock),
			new ValueRepository($this->db),
			new FolderValueRepository($this->db),
			$lock,
			new PlanReader($this->sentences),
			$this->work,
			new RunRepository($this->db),
			$jobs,
			$this->clock,
		);
	}
}
