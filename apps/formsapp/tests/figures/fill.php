<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Adds responses to a form that has none, with everything that is counted about them. Arguments: the server's folder, the form's file,
// how many, and a list of answers as JSON that is used over and over. Prints how many seconds it took.

use OCA\FormsApp\Model\Answer\NewResponse;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Model\Export\SearchWords;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Response\ResponseRow;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Shared\Db\Rows;
use OCP\App\IAppManager;
use OCP\IDBConnection;
use OCP\Server;

[, $server, $fileId, $count, $answers] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApp('formsapp');
$begun = microtime(true);
[$fileId, $count] = [(int)$fileId, (int)$count];
$form = Server::get(OpenFormRepository::class)->findByFileOrNull($fileId) ?? throw new RuntimeException('There is no such form');
/** @var array<array-key, mixed> $definition */
$definition = json_decode($form->definition, true, 64, JSON_THROW_ON_ERROR);
/** @var list<array<string, mixed>> $known */
$known = json_decode($answers, true, 64, JSON_THROW_ON_ERROR);
$texts = array_map(static fn (array $one): string => json_encode($one, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE), $known);
$db = Server::get(IDBConnection::class);
$rows = new Rows($db, ResponseRow::TABLE);
$tallies = Server::get(TallyRepository::class);
Server::get(DefinitionRepository::class)->save($fileId, $form->definitionHash, $form->definition, time());
// Spread over the last year, the newest at the end.
$first = time() - 365 * 86_400;
$flush = static function (array &$values, int $block, Tally $tally) use ($rows, $tallies, $fileId): void {
	if ($values !== []) {
		$rows->insertAll(array_keys($values[0]), array_map(array_values(...), $values));
		$tallies->save($fileId, $block, $tally);
	}
	$values = [];
};
[$values, $tally] = [[], new Tally()];
for ($number = 1; $number <= $count; $number++) {
	$time = $first + intdiv(365 * 86_400 * $number, $count);
	$id = sprintf('%08d-%04d-4000-8000-%012d', $fileId % 100_000_000, 0, $number);
	$text = $texts[$number % count($texts)];
	$values[] = ResponseRow::values($fileId, $number, $time, $form->definitionHash,
		new NewResponse($id, null, $text, 30 + $number % 200, null, null, null, null),
		SearchWords::of($definition, $known[$number % count($texts)]));
	$tally->add($definition, new StoredResponse($id, $number, $form->definitionHash, $time, null, $text, 30 + $number % 200, null));
	if (NumberRange::block($number + 1) !== NumberRange::block($number)) {
		$flush($values, NumberRange::block($number), $tally);
		$tally = new Tally();
	}
}
$flush($values, NumberRange::block($count), $tally);
(new Rows($db, 'formsapp_forms'))->update(['file_id' => $fileId], [
	'responses' => $count, 'last_number' => $count, 'last_response_at' => time(),
]);
printf("%.1f\n", microtime(true) - $begun);
