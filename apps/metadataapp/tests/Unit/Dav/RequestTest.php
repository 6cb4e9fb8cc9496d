<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Dav;

use Host\AppFramework\Container\AppContainers;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Settings;
use Host\Calendars\Dav\CalendarTree;
use Host\Database\Connection;
use Host\Dav\Engine;
use Host\Dav\Http\Call;
use Host\Dav\Http\Reply;
use Host\Dav\Properties\Stored;
use Host\Dav\Tree\Trees;
use Host\Dav\Work;
use Host\TeamFolders\Folders;
use Host\Tests\Files\FilesTestCase;
use OCA\DAV\Events\SabrePluginAddEvent;
use OCA\MetadataApp\Host\AddValuePlugin;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\KnownUsers;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Service\People\ExistingAccounts;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\SystemClock;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTables;
use OCA\MetadataApp\Tests\Unit\Fake\OwnStatements;
use Sabre\DAV\Server;

/** Requests as clients send them, to the WebDAV of the embedded host with the plugin in it. */
final class RequestTest extends FilesTestCase {
	private const NAMESPACES = 'xmlns:d="DAV:" xmlns:m="urn:metadataapp:fields" xmlns:z="urn:example"';
	private const WHOLE = '/remote.php/dav/files/anna/';
	private const OLD = '/remote.php/webdav/';
	private Container $app;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		MetadataTables::create($this->get(Connection::class));
		$docs = $this->teamFolder('Docs');
		$docs->newFolder('Sub');
		foreach (['Docs/Lease.txt', 'Docs/Other.txt', 'Docs/Sub/Annex.txt', 'own.txt'] as $path) {
			$this->written($path, $path, self::MONDAY);
		}
		$this->app = $this->get(AppContainers::class)->of('metadataapp');
		$this->app->registerAlias(Clock::class, SystemClock::class);
		$this->app->registerAlias(KnownUsers::class, ExistingAccounts::class);
		$ids = [];
		foreach (['stage' => FieldType::Text, 'note' => FieldType::Textarea, 'until' => FieldType::Date] as $name => $type) {
			$definition = new FieldDefinition($name, ucfirst($name), new FieldShape($type));
			$ids[] = $this->app->get(FieldRepository::class)->create($definition, self::MONDAY)->id;
		}
		$this->app->get(AssignmentRepository::class)->saveAll((int)array_key_first($this->get(Folders::class)->all()), $ids);
	}

	public function testAValueIsReadAsItWasSetAtBothAddresses(): void {
		foreach ([self::WHOLE => " two\r\n\tlines <&> \"\u{1F600}\" ", self::OLD => 'other'] as $top => $note) {
			$xml = strtr(htmlspecialchars($note, ENT_XML1), ["\r" => '&#13;']);
			self::assertSame(['note' => '200'], $this->patch('Docs/Lease.txt', "<m:note>$xml</m:note>", $top));
			self::assertSame(['note' => $note], $this->find('Docs/Lease.txt', '<m:note/>', 0, $top)['Lease.txt'] ?? null);
			$all = $this->find('Docs/Lease.txt', '<m:all-values/>', 0, $top)['Lease.txt']['all-values'] ?? '';
			self::assertSame(['note' => $note], json_decode($all, true));
		}
	}

	public function testAFolderIsReadInOneStatement(): void {
		foreach (['Lease.txt', 'Other.txt', 'Sub/Annex.txt'] as $file) {
			$this->patch("Docs/$file", "<m:stage>of $file</m:stage>");
		}
		$statements = new OwnStatements($this->get(Connection::class));
		$found = $this->find('Docs', '<m:stage/><m:unknown/><d:displayname/>', 1);
		self::assertSame(['Docs', 'Lease.txt', 'Other.txt', 'Sub'], array_keys($found));
		self::assertSame('of Other.txt', $found['Other.txt']['stage'] ?? null);
		self::assertSame(['displayname' => 'Sub'], $found['Sub'] ?? null);
		self::assertCount(1, $statements->asked);
		$deep = $this->find('Docs', '<m:stage/>', Call::INFINITY);
		self::assertSame(['stage' => 'of Lease.txt'], $deep['Lease.txt'] ?? null);
		self::assertSame(['stage' => 'of Sub/Annex.txt'], $deep['Annex.txt'] ?? null);
		self::assertCount(3, $statements->asked, 'One for each folder');
		foreach (['<d:displayname/>', '<z:note/>'] as $others) {
			$this->find('Docs', $others, 1);
		}
		$this->find('', '<m:stage/><m:all-values/>', 1);
		self::assertCount(4, $statements->asked, 'One for the team folders among the files of an account');
	}

	public function testAValueDoesNotChangeTheFile(): void {
		$facts = '<d:getetag/><d:getlastmodified/><d:getcontentlength/>';
		$before = $this->find('Docs', $facts, 1);
		self::assertCount(3, $before['Lease.txt'] ?? []);
		self::assertSame(['stage' => '200'], $this->patch('Docs/Lease.txt', '<m:stage>Final</m:stage>'));
		self::assertSame($before, $this->find('Docs', $facts, 1));
	}

	public function testAllOfARequestIsDoneOrNothing(): void {
		$statuses = $this->patch('Docs/Lease.txt', '<z:note>x</z:note><m:stage>Final</m:stage><m:until>2026-02-30</m:until>');
		self::assertSame(['note' => '424', 'stage' => '424', 'until' => '409'], $statuses);
		$length = '<d:getcontentlength>1</d:getcontentlength>';
		$statuses = $this->patch('Docs/Lease.txt', "<m:stage>Final</m:stage>$length<m:unknown>x</m:unknown>");
		self::assertSame(['getcontentlength' => '403', 'stage' => '424', 'unknown' => '403'], $statuses);
		self::assertSame(['stage' => '403'], $this->patch('own.txt', '<m:stage>Final</m:stage>'));
		self::assertSame(['Lease.txt' => []], $this->find('Docs/Lease.txt', '<z:note/><m:stage/><m:unknown/>'));
		$statuses = $this->patch('Docs/Lease.txt', '<z:note>x</z:note><m:stage>Final</m:stage>');
		self::assertSame(['note' => '200', 'stage' => '200'], $statuses);
		self::assertSame(['Lease.txt' => ['note' => 'x', 'stage' => 'Final']], $this->find('Docs/Lease.txt', '<z:note/><m:stage/>'));
		self::assertSame(['stage' => '204'], $this->patch('Docs/Lease.txt', '<m:stage/>'));
		self::assertSame(['Lease.txt' => []], $this->find('Docs/Lease.txt', '<m:stage/>'));
	}

	public function testANewFolderTakesValues(): void {
		$content = '<d:resourcetype><d:collection/></d:resourcetype><m:stage>Final</m:stage>';
		$this->send('MKCOL', 'Docs/New', "<d:mkcol %s><d:set><d:prop>$content</d:prop></d:set></d:mkcol>");
		self::assertSame(['New' => ['stage' => 'Final']], $this->find('Docs/New', '<m:stage/>'));
	}

	public function testFilesInNoTeamFolderHaveNoValues(): void {
		$this->patch('Docs/Lease.txt', '<m:stage>Final</m:stage>');
		$this->patch('own.txt', '<z:note>x</z:note>');
		self::assertSame(['own.txt' => ['note' => 'x']], $this->find('own.txt', '<m:stage/><m:all-values/><z:note/>'));
	}

	/** @return array<string, string> statuses by the property's name, sorted */
	private function patch(string $path, string $properties, string $top = self::WHOLE): array {
		$body = "<d:propertyupdate %s><d:set><d:prop>$properties</d:prop></d:set></d:propertyupdate>";
		$statuses = [];
		foreach ($this->parts($this->send('PROPPATCH', $path, $body, 0, $top), 'propstat') as $part) {
			foreach ($this->properties($part) as $name => $value) {
				$statuses[$name] = explode(' ', $this->parts($part, 'status')[0]->textContent ?? '')[1] ?? '';
			}
		}
		ksort($statuses);
		return $statuses;
	}

	/** @return array<string, array<string, string>> values of what is found, by the names of files and properties; by file sorted */
	private function find(string $path, string $properties, int $depth = 0, string $top = self::WHOLE): array {
		$found = [];
		$answer = $this->send('PROPFIND', $path, "<d:propfind %s><d:prop>$properties</d:prop></d:propfind>", $depth, $top);
		foreach ($this->parts($answer, 'response') as $response) {
			$name = basename($this->parts($response, 'href')[0]->textContent ?? '');
			$found[$name] = [];
			foreach ($this->parts($response, 'propstat') as $part) {
				$isFound = str_contains($this->parts($part, 'status')[0]->textContent ?? '', ' 200 ');
				$found[$name] += $isFound ? $this->properties($part) : [];
			}
		}
		ksort($found);
		return $found;
	}

	/** @return array<string, string> */
	private function properties(\DOMElement $part): array {
		$values = [];
		foreach ($this->parts($part, 'prop')[0]->childNodes ?? [] as $property) {
			$values[(string)$property->localName] = (string)$property->textContent;
		}
		return $values;
	}

	/** @return list<\DOMElement> */
	private function parts(\DOMElement $in, string $name): array {
		return array_values(iterator_to_array($in->getElementsByTagNameNS('DAV:', $name)));
	}

	/** @param string $body with a place for the namespaces */
	private function send(string $method, string $path, string $body, int $depth = 0, string $top = self::WHOLE): \DOMElement {
		$stream = fopen('php://memory', 'w+b');
		self::assertIsResource($stream);
		fwrite($stream, sprintf($body, self::NAMESPACES));
		rewind($stream);
		$sent = ['depth' => $depth === Call::INFINITY ? 'infinity' : (string)$depth, 'content-type' => 'application/xml'];
		$base = $top === self::OLD ? self::OLD : '/remote.php/dav/';
		$call = new Call($method, $top . $path, $base, static fn (string $name): string => $sent[strtolower($name)] ?? '', $stream);
		[$events, $reply] = [new Server(), new Reply()];
		$engine = new Engine($events, $call, $reply, $this->get(Settings::class), fn (): Work => new Work(
			$events,
			$this->get(Trees::class)->of($this->anna, $call),
			$call,
			$reply,
			$this->get(Stored::class),
			$this->get(CalendarTree::class),
			$this->anna->getUID(),
			$top === self::OLD,
		));
		$this->app->get(AddValuePlugin::class)->handle(new SabrePluginAddEvent($events));
		self::assertTrue($engine->run());
		$document = new \DOMDocument();
		$document->loadXML($reply->getBodyAsString() === '' ? '<nothing/>' : $reply->getBodyAsString());
		return $document->documentElement ?? self::fail('No answer');
	}
}
