<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Calendars;

use Host\Calendars\ObjectFilter;
use Host\Dav\Http\Body;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Sabre\DAV\Exception;
use Sabre\DAV\Exception\BadRequest;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

final class ObjectFilterTest extends TestCase {
	#[TestWith(['<c:comp-filter name="VEVENT"/>', true])]
	#[TestWith(['<c:comp-filter name="VTODO"/>', false])]
	#[TestWith(['<c:comp-filter name="VTODO"><c:is-not-defined/></c:comp-filter>', true])]
	#[TestWith(['<c:comp-filter name="VEVENT"><c:time-range start="20260302T093000Z" end="20260302T094000Z"/></c:comp-filter>', true])]
	#[TestWith(['<c:comp-filter name="VEVENT"><c:time-range start="20260302T100000Z" end="20260302T110000Z"/></c:comp-filter>', false])]
	public function testComponentsAreFoundByKindAndTime(string $xml, bool $isMatch): void {
		self::assertSame($isMatch, self::filter($xml)->matches(self::event()));
	}

	#[TestWith(['<c:text-match>ONE</c:text-match>', true])]
	#[TestWith(['<c:text-match collation="i;octet">ONE</c:text-match>', false])]
	#[TestWith(['<c:text-match negate-condition="yes">one</c:text-match>', false])]
	#[TestWith(['<c:is-not-defined/>', false])]
	#[TestWith(['', true])]
	public function testPropertiesAreFoundByTheirText(string $xml, bool $isMatch): void {
		$filter = self::filter("<c:comp-filter name=\"VEVENT\"><c:prop-filter name=\"UID\">$xml</c:prop-filter></c:comp-filter>");
		self::assertSame($isMatch, $filter->matches(self::event()));
	}

	#[TestWith(['<c:comp-filter name="VEVENT"><c:comp-filter name="VALARM"/></c:comp-filter>'])]
	#[TestWith(['<c:comp-filter name="VEVENT"><c:prop-filter name="UID"><c:param-filter name="X"/></c:prop-filter></c:comp-filter>'])]
	public function testWhatIsNotSupportedIsRefusedByName(string $xml): void {
		$this->expectException(BadRequest::class);
		$this->expectExceptionMessageMatches('/is not part of the embedded host/');
		self::filter($xml);
	}

	#[TestWith(['<c:comp-filter name="VEVENT"><c:time-range start="yesterday"/></c:comp-filter>', 500])]
	#[TestWith(['<c:comp-filter name="VEVENT"><c:time-range start="20260303T000000Z" end="20260302T000000Z"/></c:comp-filter>', 400])]
	#[TestWith(['<c:time-range start="20260303T000000Z"/>', 400])]
	public function testATimeThatIsNoneIsRefusedAsOnTheServer(string $xml, int $status): void {
		try {
			self::filter($xml);
			self::fail('The filter was taken');
		} catch (Exception $refusal) {
			self::assertSame($status, $refusal->getHTTPCode());
		}
	}

	private static function filter(string $xml): ObjectFilter {
		return ObjectFilter::read(Body::document(
			'<c:calendar-query xmlns:c="urn:ietf:params:xml:ns:caldav"><c:filter><c:comp-filter name="VCALENDAR">' . $xml
				. '</c:comp-filter></c:filter></c:calendar-query>',
		));
	}

	private static function event(): VCalendar {
		$object = Reader::read(implode("\r\n", [
			'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z',
			'DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', 'END:VEVENT', 'END:VCALENDAR', '',
		]));
		self::assertInstanceOf(VCalendar::class, $object);
		return $object;
	}
}
