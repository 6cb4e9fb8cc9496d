<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Asks the database how it reads lists of a filled team folder. Arguments: the server's folder, id of the team folder. Prints as JSON how
// many statements were asked about, and the plans of those that read a whole table or sort what an index has in order.

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Listing\FieldFilter;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Model\Listing\Sorting;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Listing\ListSql;
use OCA\MetadataApp\Repository\Listing\SelectionSql;
use OCP\App\IAppManager;
use OCP\IDBConnection;
use OCP\Server;

[, $server, $folderId] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApp('metadataapp');
$folderId = (int)$folderId;
$db = Server::get(IDBConnection::class);
$fields = Server::get(FieldRepository::class)->findAllAssignedTo($folderId, false);
$first = static fn (FieldType $type): Field => array_values(array_filter(
	$fields,
	static fn (Field $field): bool => $field->definition->shape->type === $type,
))[0] ?? throw new RuntimeException("There is no field of the type $type->value");
[$text, $select, $number] = [$first(FieldType::Text), $first(FieldType::Select), $first(FieldType::Number)];

$filter = static function (Field $field, mixed $wish): FieldFilter {
	$codec = Codecs::of($field->definition->shape);
	$conditions = $codec->conditions($wish, new Viewer('nobody', '2026-01-01'));
	if (!is_array($conditions) || $conditions === []) {
		throw new RuntimeException('This is no filter');
	}
	return new FieldFilter($field->id, $codec, $conditions);
};
$sorting = static fn (Field $field, bool $isDescending): Sorting =>
	new Sorting($field->id, Codecs::of($field->definition->shape)->sortColumn(), $isDescending);
$all = new Selection(Sight::all($folderId));
$some = new Selection(Sight::all($folderId), [
	$filter($select, $select->definition->shape->options[0]), $filter($number, ['from' => 1, 'to' => 5_000]),
]);

$provider = $db->getDatabaseProvider();
if ($provider === IDBConnection::PLATFORM_POSTGRES) {
	$db->executeStatement('ANALYZE *PREFIX*metadataapp_values');
	$db->executeStatement('ANALYZE *PREFIX*metadataapp_places');
	// What is asked is whether an index can serve: in a small table, reading all of it may be less work.
	$db->executeStatement('SET enable_seqscan = off');
} elseif ($provider === IDBConnection::PLATFORM_MYSQL) {
	$db->executeQuery('ANALYZE TABLE *PREFIX*metadataapp_values, *PREFIX*metadataapp_places')->fetchAllAssociative();
}
$explain = $provider === IDBConnection::PLATFORM_SQLITE ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
$sql = Server::get(SelectionSql::class);
$statements = [];
foreach ([$all, $some] as $selection) {
	[$where, $parameters] = $sql->findWhere($selection);
	foreach ([$text, $number] as $field) {
		foreach ([false, true] as $isDescending) {
			$statements[] = [ListSql::byValue($where, $field->id, $sorting($field, $isDescending), 0, 100), $parameters];
		}
		$statements[] = [ListSql::ofEmpty($where, $field->id, 0, 100), $parameters];
	}
	$statements[] = [ListSql::byName($where, false, 0, 100), $parameters];
}
$bad = [];
foreach ($statements as [$statement, $parameters]) {
	$rows = $db->executeQuery("$explain $statement", $parameters)->fetchAllAssociative();
	$plan = implode("\n", array_map(static fn (array $row): string => implode(' | ', array_map(strval(...), $row)), $rows));
	$isBad = match ($provider) {
		IDBConnection::PLATFORM_MYSQL => array_filter($rows, static fn (array $row): bool => ($row['key'] ?? null) === null) !== [],
		IDBConnection::PLATFORM_POSTGRES => str_contains($plan, 'Seq Scan'),
		default => preg_match('/SCAN (?!CONSTANT)|TEMP B-TREE/', $plan) === 1,
	};
	if ($isBad) {
		$bad[] = "$statement\n$plan";
	}
}
echo json_encode(['asked' => count($statements), 'bad' => $bad], JSON_THROW_ON_ERROR), "\n";
