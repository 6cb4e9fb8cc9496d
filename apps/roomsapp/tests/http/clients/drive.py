# SPDX-FileCopyrightText: 2026 The workplace apps contributors
# SPDX-License-Identifier: AGPL-3.0-or-later

"""Drives python3-caldav. Arguments: address of the server's WebDAV, user, password. Reads one JSON list per line, the name of what to do
and its arguments, and answers each with a line of JSON: {"value": ...} or {"error": ...}."""

import json
import sys

import caldav

url, user, password = sys.argv[1:]
client = caldav.DAVClient(url=url, username=user, password=password)
principal = client.principal()
calendar = next(one for one in principal.calendars() if str(one.url).rstrip("/").endswith("/office"))
events = {}


def find_room(name):
    query = (
        '<d:principal-property-search xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"><d:property-search><d:prop><d:displayname/></d:prop>'
        f"<d:match>{name}</d:match></d:property-search><d:prop><d:displayname/><s:email-address/></d:prop></d:principal-property-search>"
    )
    found = client.report(url + "principals/calendar-rooms/", query, 0)
    addresses = [element.text for element in found.tree.iter("{http://sabredav.org/ns}email-address") if element.text]
    return addresses[0] if addresses else None


def save(uid, text):
    if uid in events:
        events[uid].data = text
        events[uid].save()
    else:
        events[uid] = calendar.save_event(text)


def read(uid):
    event = calendar.event_by_uid(uid)
    event.load()
    events[uid] = event
    return event.data


def remove(uid):
    events.pop(uid).delete()


def busy(address, start, end):
    # caldav 0.11 asks by principal.freebusy_request, too, but cannot read the answer
    moment = lambda text: text.replace("-", "").replace(":", "")
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//drive.py//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:asked",
        "DTSTAMP:20280101T000000Z", "DTSTART:" + moment(start), "DTEND:" + moment(end),
        "ORGANIZER:" + principal.calendar_user_address_set()[0], "ATTENDEE:mailto:" + address, "END:VFREEBUSY", "END:VCALENDAR", "",
    ]
    answer = client.post(principal.schedule_outbox().url, "\r\n".join(lines), {"Content-Type": "text/calendar; charset=utf-8"}).raw
    return answer.decode() if isinstance(answer, bytes) else answer


known = {"find_room": find_room, "save": save, "read": read, "remove": remove, "busy": busy}
print(json.dumps({"value": caldav.__name__}), flush=True)
for line in sys.stdin:
    name, *arguments = json.loads(line)
    try:
        print(json.dumps({"value": known[name](*arguments)}), flush=True)
    except Exception as failure:
        print(json.dumps({"error": f"{type(failure).__name__}: {failure}"}), flush=True)
