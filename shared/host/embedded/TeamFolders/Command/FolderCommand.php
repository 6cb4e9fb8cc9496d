<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders\Command;

use Host\TeamFolders\Folders;
use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** A command about one team folder, named by its id. */
abstract class FolderCommand extends Command {
	/** What the host ends with when it refuses: -1, which a shell sees as 255. */
	protected const REFUSED = 255;

	public function __construct(
		protected readonly Folders $folders,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->addArgument('folder_id', InputArgument::REQUIRED, 'ID of the folder');
		$this->addOption('output', null, InputOption::VALUE_OPTIONAL, 'Format: plain, json or json_pretty', 'plain');
	}

	#[\Override]
	final protected function execute(InputInterface $input, OutputInterface $output): int {
		$id = self::word($input->getArgument('folder_id'));
		if ((string)(int)$id !== $id) {
			$output->writeln("<error>Folder id argument is not an integer. Got $id</error>");
			return self::REFUSED;
		}
		$folder = $this->folders->find((int)$id);
		if ($folder === null) {
			$output->writeln("<error>Folder not found: $id</error>");
			return self::REFUSED;
		}
		return $this->change($folder, $input, $output);
	}

	/** @return int the exit code */
	abstract protected function change(FolderWithMappingsAndCache $folder, InputInterface $input, OutputInterface $output): int;

	protected static function word(mixed $value): string {
		return is_string($value) ? $value : '';
	}

	/** @return list<string> */
	protected static function words(mixed $values): array {
		return is_array($values) ? array_values(array_filter($values, is_string(...))) : [];
	}
}
