<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Gives every file of a team folder values in some of its fields, with their history, as saves of the last year would have. Arguments: the
// server's folder, an account that sees all files, name and id of the team folder, values for each file. Prints as JSON how many seconds it
// took, and the folders with the ids of their files.

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCP\App\IAppManager;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Server;

[, $server, $user, $name, $folderId, $count] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApps(['filesystem']);
Server::get(IAppManager::class)->loadApp('metadataapp');
[$begun, $folderId, $count] = [microtime(true), (int)$folderId, (int)$count];
$lock = Server::get(WriteLock::class);
$values = Server::get(ValueRepository::class);
$history = Server::get(HistoryRepository::class);
$fields = Server::get(FieldRepository::class)->findAllAssignedTo($folderId, false);
if (count($fields) < $count) {
	throw new RuntimeException('The team folder has fewer fields than that');
}
$ids = array_map(static fn (Field $field): int => $field->id, $fields);

/** @param int $seed of a value that not all files have */
$textOf = static fn (Field $field, int $seed): string => match ($field->definition->shape->type) {
	FieldType::Text => "Partner $seed of contracts",
	FieldType::Textarea => "Call two months before it ends.\nRemark $seed.",
	FieldType::Number => (string)($seed * 37 % 100_000),
	FieldType::Date => gmdate(
		$field->definition->shape->includesTime ? 'Y-m-d\TH:i:s' : 'Y-m-d',
		1_700_000_000 + $seed * 7_919 % 100_000_000,
	),
	FieldType::Checkbox => (string)($seed % 2),
	FieldType::Select => $field->definition->shape->options[$seed % count($field->definition->shape->options)],
	FieldType::Multiselect => implode(';#', array_slice($field->definition->shape->options, $seed % 5, 2)),
	FieldType::User => $user,
	FieldType::Url => "https://example.com/contracts/$seed",
	FieldType::Filelink => throw new RuntimeException('No links here'),
};

$number = 0;
$fill = static function (array $fileIds) use (&$number, $fields, $ids, $count, $folderId, $user, $lock, $values, $history, $textOf): void {
	$changes = $entries = [];
	$now = time();
	foreach ($fileIds as $fileId) {
		for ($place = 0; $place < $count; $place++) {
			$field = $fields[($number + $place * 3) % count($fields)];
			$codec = Codecs::of($field->definition->shape);
			$text = $codec->parse($textOf($field, $number * 31 + $place));
			if (!is_string($text)) {
				throw new RuntimeException('This is no value of ' . $field->definition->name);
			}
			$changes[] = ValueChange::to($fileId, $field->id, $codec, $text);
			$entries[] = Change::ofFile($fileId, $field->id, $user, $now - $number * 60 % (365 * 86_400), Cause::Save, null, $text);
		}
		$number++;
	}
	$save = static function () use ($changes, $entries, $values, $history, $now): void {
		$values->saveAll($changes, $now);
		$history->saveAll($entries);
	};
	$lock->holdFiles(array_fill_keys($fileIds, $folderId), $ids, $save);
};

$top = Server::get(IRootFolder::class)->getUserFolder($user)->get($name);
$found = [];
$walk = static function (Folder $folder, string $path) use (&$walk, &$found, $fill): void {
	$files = [];
	foreach ($folder->getDirectoryListing() as $node) {
		if ($node instanceof Folder) {
			$walk($node, ltrim("$path/{$node->getName()}", '/'));
		} elseif ($node instanceof File) {
			$files[] = $node->getId();
		}
	}
	if ($files !== []) {
		$fill($files);
		$found[] = ['id' => $folder->getId(), 'path' => $path, 'files' => $files];
	}
};
if (!$top instanceof Folder) {
	throw new RuntimeException('The team folder is not there');
}
$walk($top, '');
echo json_encode(['seconds' => round(microtime(true) - $begun, 1), 'folders' => $found], JSON_THROW_ON_ERROR), "\n";
