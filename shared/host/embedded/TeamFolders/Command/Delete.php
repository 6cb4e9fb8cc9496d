<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders\Command;

use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;
use Symfony\Component\Console\Style\SymfonyStyle;

/** Removes a team folder with everything in it. */
final class Delete extends FolderCommand {
	#[\Override]
	protected function configure(): void {
		parent::configure();
		$this->setName('groupfolders:delete')
			->setDescription('Delete Team folder')
			->addOption('force', 'f', InputOption::VALUE_NONE, 'Do not ask');
	}

	#[\Override]
	protected function change(FolderWithMappingsAndCache $folder, InputInterface $input, OutputInterface $output): int {
		if ($input->getOption('force') === true
			|| (new SymfonyStyle($input, $output))->confirm("Delete the Team folder $folder->mountPoint and all files in it?", false)) {
			$this->folders->remove($folder->id);
		}
		return self::SUCCESS;
	}
}
